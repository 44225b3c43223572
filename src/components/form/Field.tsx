import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';

/** What a control must be given to belong to its label and its help. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  label: ReactNode;
  /** Says what to fill in; shown as long as there is no error. */
  help?: ReactNode;
  /** Says what is wrong and how to mend it (WCAG 2.2, 3.3.1 and 3.3.3). */
  error?: ReactNode;
  /** @param control - properties for the input element itself */
  children: (control: ControlProps) => ReactNode;
}

/** A labeled control with its help or its error. */
export function Field({ label, help, error, children }: FieldProps) {
  const id = useId();
  const note = error ?? help;
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {children({
        id,
        ...(note ? { 'aria-describedby': `${id}-note` } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {note ? <FormHelperText id={`${id}-note`}>{note}</FormHelperText> : null}
    </FormControl>
  );
}
