import OutlinedInput from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import { Field } from '../../components/form/Field';
import { SelectField } from '../../components/form/SelectField';
import { COSTS, type Cost } from '../../content/mockProblem';
import * as texts from '../../texts/en/mockTask';
import { costOptions } from './costName';
import type { StatedCost } from './session/session';
import { MAX_TEXT } from './session/sessionCodec';

/** Costs as selected so far; null if nothing is selected. */
export interface CostChoice {
  time: Cost | null;
  space: Cost | null;
  why: string;
}

export const NO_CHOICE: CostChoice = { time: null, space: null, why: '' };

interface CostFieldsProps {
  /** What `n` is. */
  n: string;
  choice: CostChoice;
  /** True if missing selections are errors. */
  isAsked: boolean;
  onChange: (choice: CostChoice) => void;
}

/** Fields for what the code costs in time and memory. */
export function CostFields({ n, choice, isAsked, onChange }: CostFieldsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
      }}
    >
      {(['time', 'space'] as const).map((kind) => (
        <SelectField
          key={kind}
          label={texts.cost[kind]}
          help={kind === 'time' ? texts.whatN(n) : texts.additional}
          error={isAsked && choice[kind] === null ? texts.chooseCost : undefined}
          options={costOptions(texts.choose)}
          value={choice[kind] ?? ''}
          onChange={({ target }) =>
            onChange({ ...choice, [kind]: COSTS.find((cost) => cost === target.value) ?? null })
          }
        />
      ))}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Field label={texts.why}>
          {(control) => (
            <OutlinedInput
              {...control}
              fullWidth
              value={choice.why}
              inputProps={{ maxLength: MAX_TEXT }}
              onChange={({ target }) => onChange({ ...choice, why: target.value })}
            />
          )}
        </Field>
      </Box>
    </Box>
  );
}

/** @returns the stated cost; null if a selection is missing */
export function statedCost({ time, space, why }: CostChoice): StatedCost | null {
  return time === null || space === null ? null : { time, space, why: why.trim() };
}
