import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';

/** What a control must be given to belong to its label, its help and its error. */
export interface ControlProps {
  id: string;
  /** For a group of controls, which no `label` element can name. */
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  label: ReactNode;
  /** Says what to fill in. */
  help?: ReactNode;
  /** Says what is wrong and how to mend it (WCAG 2.2, 3.3.1 and 3.3.3). */
  error?: ReactNode;
  /** Whether the control is a group of several. */
  isGroup?: boolean;
  /** @param control - properties for the input element itself, or for the group */
  children: (control: ControlProps) => ReactNode;
}

/** A labeled control with its help and its error. */
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
