import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FactList } from '../../../../components/FactList';
import { formatMinutes } from '../../../../texts/en/format';
import * as texts from '../../../../texts/en/plannerForm';
import type { PlannedPath, PlanForm } from '../form/planForm';
import type { PlanField } from '../plan/planInput';
import type { SuggestedDays } from '../form/suggestedDays';

interface NoPlanProps {
  /** The field whose value makes a plan impossible. */
  field: PlanField;
  path: PlannedPath;
  /** Study days to suggest if none are selected. */
  suggestions: readonly SuggestedDays[];
  onChoose: (change: Partial<PlanForm>) => void;
}

/** Shown if there's no plan. Lists what the program contains and has buttons that fix the problem. */
export function NoPlan({ field, path, suggestions, onChoose }: NoPlanProps) {
  const id = useId();
  const { lessons, exercises, minutes } = path.totals;
  return (
    <>
      {suggestions.length > 0 ? (
        <Stack
          role="group"
          aria-labelledby={id}
          className="screen-only"
          sx={{ gap: 1, mt: 3, alignItems: 'stretch' }}
        >
          <Typography variant="subtitle1" component="p" id={id}>
            {texts.suggestedDays}
          </Typography>
          {suggestions.map(({ days, label, finish }) => (
            <Suggestion key={label} variant="outlined" onClick={() => onChoose({ days })}>
              <span>{label}</span>
              <span>{texts.finishBy(finish)}</span>
            </Suggestion>
          ))}
        </Stack>
      ) : null}
      {field === 'start' ? (
        <Button
          variant="contained"
          className="screen-only"
          onClick={() => onChoose({ start: null })}
          sx={{ mt: 2.5 }}
        >
          {texts.startToday}
        </Button>
      ) : null}
      <Typography variant="subtitle1" component="p" sx={{ mt: 4 }}>
        {texts.inTheProgram}
      </Typography>
      <FactList
        layout="table"
        facts={[
          { label: texts.lessons, value: lessons },
          { label: texts.exercises, value: exercises },
          { label: texts.readingAndPractice, value: formatMinutes(minutes) },
        ]}
      />
    </>
  );
}

/** Days on the left and the finish date on the right. Wraps in narrow spaces. */
const Suggestion = styled(Button)(({ theme }) => ({
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 2),
  textAlign: 'start',
  '& > :nth-of-type(2)': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));
