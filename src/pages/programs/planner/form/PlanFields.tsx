import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { Field } from '../../../../components/form/Field';
import { SelectField } from '../../../../components/form/SelectField';
import { formatMinutes } from '../../../../texts/en/format';
import * as texts from '../../../../texts/en/plannerForm';
import { isCalendarDate } from '../dates/calendarDate';
import type { PlanField, PlanProblem } from '../plan/planInput';
import { isTimeOfDay } from '../dates/timeOfDay';
import { DaysField } from './DaysField';
import { DoneField } from './DoneField';
import { PLANNED_PATHS, pathOf, type PlanForm } from './planForm';

const PROGRAMS = PLANNED_PATHS.map(({ program }) => ({ value: program.id, label: program.title }));

/** Choices for the length of a study day. A link can contain other values. */
const MINUTES = [15, 20, 30, 45, 60, 90, 120, 180, 240];

interface PlanFieldsProps {
  form: PlanForm;
  /** The current date, 'YYYY-MM-DD'; null until hydrated. */
  today: string | null;
  problem: PlanProblem | null;
  finished: ReadonlySet<string>;
  onType: (change: Partial<PlanForm>) => void;
  onChoose: (change: Partial<PlanForm>) => void;
}

/** The planner's form. */
export function PlanFields(props: PlanFieldsProps) {
  const { form, today, problem, finished, onType, onChoose } = props;
  const start = form.start ?? today ?? '';
  const errorOf = (field: PlanField) => (problem?.field === field ? problem.message : null);

  return (
    <Stack
      component="form"
      aria-label={texts.planner}
      onSubmit={(event) => event.preventDefault()}
      sx={{ gap: 3 }}
    >
      <SelectField
        label={texts.program}
        options={PROGRAMS}
        value={form.program}
        onChange={(event) => onChoose({ program: event.target.value })}
      />
      <DaysField
        days={form.days}
        message={errorOf('days')}
        onChange={(days) => onChoose({ days })}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
          gap: '24px 16px',
        }}
      >
        <Field label={texts.timeOfDay} error={errorOf('time')}>
          {(control) => (
            <OutlinedInput
              type="time"
              inputProps={control}
              value={isTimeOfDay(form.time) ? form.time : ''}
              onChange={(event) => onType({ time: event.target.value })}
            />
          )}
        </Field>
        <SelectField
          label={texts.howLong}
          error={errorOf('minutes')}
          options={[...new Set([...MINUTES, form.minutes])]
            .sort((a, b) => a - b)
            .map((minutes) => ({
              value: String(minutes),
              label: formatMinutes({ from: minutes, to: minutes }),
            }))}
          value={String(form.minutes)}
          onChange={(event) => onChoose({ minutes: Number(event.target.value) })}
        />
        <Field label={texts.firstDay} error={errorOf('start')}>
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
      <DoneField
        path={pathOf(form)}
        done={form.done}
        finished={finished}
        message={errorOf('done')}
        onChange={(done) => onChoose({ done })}
      />
    </Stack>
  );
}
