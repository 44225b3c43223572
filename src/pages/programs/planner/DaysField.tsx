import styles from './DaysField.module.css';
import { FieldMessage, messageId } from './Field';

/** By ISO 8601, from Monday. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (name, index) => ({ name, day: index + 1 }),
);

interface DaysFieldProps {
  /** 1 is Monday, 7 is Sunday; ascending. */
  days: readonly number[];
  message: string | null;
  onChange: (days: number[]) => void;
}

/** The days of the week to study on. */
export function DaysField({ days, message, onChange }: DaysFieldProps) {
  const describedBy = message ? messageId('days') : undefined;

  function toggle(day: number) {
    const others = days.filter((other) => other !== day);
    onChange(others.length < days.length ? others : [...days, day].sort((a, b) => a - b));
  }

  return (
    <fieldset className={styles.days} aria-describedby={describedBy}>
      <legend>Days of study</legend>
      <div className={styles.row}>
        {WEEKDAYS.map(({ name, day }) => (
          <label key={day} className={styles.day}>
            <input
              type="checkbox"
              aria-label={name}
              aria-invalid={message ? true : undefined}
              aria-describedby={describedBy}
              checked={days.includes(day)}
              onChange={() => toggle(day)}
            />
            <span aria-hidden="true">{name.slice(0, 3)}</span>
          </label>
        ))}
      </div>
      <FieldMessage name="days" message={message} />
    </fieldset>
  );
}
