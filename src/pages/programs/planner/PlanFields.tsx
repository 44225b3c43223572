import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import type { Ref } from 'react';
import { Field } from '../../../components/form/Field';
import { SelectField } from '../../../components/form/SelectField';
import { isCalendarDate } from './calendarDate';
import { MAX_HOURS, type PlanField, type PlanProblem } from './planInput';
import { DaysField } from './DaysField';
import { DoneField } from './DoneField';
import { PLANNED_PATHS, pathOf, type PlanForm } from './planForm';

const PROGRAMS = PLANNED_PATHS.map(({ program }) => ({ value: program.id, label: program.title }));

interface PlanFieldsProps {
  form: PlanForm;
  /** 'YYYY-MM-DD'; null while it is not known. */
  today: string | null;
  problem: PlanProblem | null;
  programField: Ref<HTMLSelectElement>;
  onType: (change: Partial<PlanForm>) => void;
  onChoose: (change: Partial<PlanForm>) => void;
}

/** The planner's questions. */
export function PlanFields(props: PlanFieldsProps) {
  const { form, today, problem, programField, onType, onChoose } = props;
  const start = form.start ?? today ?? '';
  const errorOf = (field: PlanField) => (problem?.field === field ? problem.message : null);

  return (
    <Stack
      component="form"
      aria-label="Planner"
      onSubmit={(event) => event.preventDefault()}
      sx={{ gap: 3 }}
    >
      <SelectField
        label="Program"
        options={PROGRAMS}
        ref={programField}
        value={form.program}
        onChange={(event) => onChoose({ program: event.target.value })}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
          gap: '24px 16px',
        }}
      >
        <Field
          label="Hours a week"
          help={`Up to ${MAX_HOURS}; halves are fine.`}
          error={errorOf('hours')}
        >
          {(control) => (
            <OutlinedInput
              inputProps={{ ...control, inputMode: 'decimal', maxLength: 8 }}
              autoComplete="off"
              value={form.hours}
              onChange={(event) => onType({ hours: event.target.value })}
            />
          )}
        </Field>
        <Field label="First day" help="Today or later." error={errorOf('start')}>
          {(control) => (
            <OutlinedInput
              type="date"
              inputProps={{ ...control, min: today ?? undefined }}
              value={isCalendarDate(start) ? start : ''}
              onChange={(event) => onType({ start: event.target.value })}
            />
          )}
        </Field>
      </Box>
      <DaysField
        days={form.days}
        message={errorOf('days')}
        onChange={(days) => onChoose({ days })}
      />
      <DoneField
        path={pathOf(form)}
        done={form.done}
        message={errorOf('done')}
        onChange={(done) => onChoose({ done })}
      />
    </Stack>
  );
}
