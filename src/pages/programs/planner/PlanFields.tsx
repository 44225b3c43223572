import type { Ref } from 'react';
import { isCalendarDate } from '../../../content/calendarDate';
import { MAX_HOURS, type PlanField, type PlanProblem } from '../../../content/planInput';
import { DaysField } from './DaysField';
import { DoneField } from './DoneField';
import { Field, fieldIds } from './Field';
import styles from './PlanFields.module.css';
import { PLANNED_PATHS, pathOf, type PlanForm } from './planForm';

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
  const path = pathOf(form);
  const start = form.start ?? today ?? '';
  const messageFor = (field: PlanField) => (problem?.field === field ? problem.message : null);
  const hoursMessage = messageFor('hours');
  const startMessage = messageFor('start');

  return (
    <form className={styles.form} aria-label="Planner" onSubmit={(event) => event.preventDefault()}>
      <Field name="program" label="Program">
        <select
          {...fieldIds('program')}
          ref={programField}
          className={styles.select}
          value={form.program}
          onChange={(event) => onChoose({ program: event.target.value })}
        >
          {PLANNED_PATHS.map(({ program }) => (
            <option key={program.id} value={program.id}>
              {program.title}
            </option>
          ))}
        </select>
      </Field>
      <div className={styles.pair}>
        <Field
          name="hours"
          label="Hours a week"
          hint={`Up to ${MAX_HOURS}; halves are fine.`}
          message={hoursMessage}
        >
          <input
            {...fieldIds('hours', hoursMessage)}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            className={styles.input}
            value={form.hours}
            onChange={(event) => onType({ hours: event.target.value })}
          />
        </Field>
        <Field name="start" label="First day" hint="Today or later." message={startMessage}>
          <input
            {...fieldIds('start', startMessage)}
            type="date"
            min={today ?? undefined}
            className={styles.input}
            value={isCalendarDate(start) ? start : ''}
            onChange={(event) => onType({ start: event.target.value })}
          />
        </Field>
      </div>
      <DaysField
        days={form.days}
        message={messageFor('days')}
        onChange={(days) => onChoose({ days })}
      />
      <DoneField
        path={path}
        done={form.done}
        message={messageFor('done')}
        onChange={(done) => onChoose({ done })}
      />
    </form>
  );
}
