import type { ReactNode } from 'react';
import styles from './PlanFields.module.css';

interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  /** What is wrong with the value. */
  message?: string | null;
  /** One control with the attributes of `fieldIds`. */
  children: ReactNode;
}

/** A control with its label, its hint, and what is wrong with its value. */
export function Field({ name, label, hint, message = null, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={`plan-${name}`}>
        {label}
      </label>
      {children}
      {hint ? (
        <p id={`plan-${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <FieldMessage name={name} message={message} />
    </div>
  );
}

interface FieldMessageProps {
  name: string;
  message: string | null;
}

/** What is wrong with a field; the live region beside the plan says it aloud. */
export function FieldMessage({ name, message }: FieldMessageProps) {
  return message === null ? null : (
    <p id={messageId(name)} className={styles.message}>
      {message}
    </p>
  );
}

/**
 * Attributes that tie a control to its `Field`.
 *
 * @param message what is wrong with the value; left out for a field without hint and message
 */
export function fieldIds(name: string, message?: string | null) {
  const hint = message === undefined ? [] : [`plan-${name}-hint`];
  return {
    id: `plan-${name}`,
    'aria-describedby': [...hint, ...(message ? [messageId(name)] : [])].join(' ') || undefined,
    'aria-invalid': message ? true : undefined,
  };
}

/** Element id of a field's message. */
export function messageId(name: string): string {
  return `plan-${name}-message`;
}
