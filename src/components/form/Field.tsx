import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';

/** Props that connect a control to its label, help text, and error. */
export interface ControlProps {
  id: string;
  /** For a group of controls, which a `label` element can't name. */
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  label: ReactNode;
  /** Help text below the control. */
  help?: ReactNode;
  /** Error message with a hint on how to fix it (WCAG 2.2, 3.3.1 and 3.3.3). */
  error?: ReactNode;
  /** True if the field contains a group of controls. */
  isGroup?: boolean;
  /** @param control - props for the input element or the group */
  children: (control: ControlProps) => ReactNode;
}

/** Labeled control with help text and error. */
export function Field({ label, help, error, isGroup = false, children }: FieldProps) {
  const id = useId();
  const notes = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');

  return (
    <FormControl fullWidth error={Boolean(error)}>
      {isGroup ? (
        <FormLabel component="span" id={`${id}-label`}>
          {label}
        </FormLabel>
      ) : (
        <FormLabel htmlFor={id}>{label}</FormLabel>
      )}
      {children({
        id,
        ...(isGroup ? { 'aria-labelledby': `${id}-label` } : {}),
        ...(notes ? { 'aria-describedby': notes } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {help ? (
        <FormHelperText id={`${id}-help`} error={false}>
          {help}
        </FormHelperText>
      ) : null}
      {error ? <FormHelperText id={`${id}-error`}>{error}</FormHelperText> : null}
    </FormControl>
  );
}
