import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ReactNode } from 'react';

interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  required: boolean;
  /** Error message with a hint on how to fix it. */
  error: string | undefined;
}

/** Labeled checkbox with an error. */
export function CheckboxField({ name, label, required, error }: CheckboxFieldProps) {
  const id = useId();
  return (
    <Box>
      <FormControlLabel
        // Aligns the box with the first line of a long label.
        sx={{ alignItems: 'flex-start', '& > :last-child': { pt: 1.25 } }}
        label={label}
        control={
          <Checkbox
            name={name}
            value="yes"
            slotProps={{
              input: {
                required,
                ...(error ? { 'aria-describedby': `${id}-error`, 'aria-invalid': true } : {}),
              },
            }}
          />
        }
      />
      {error ? (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      ) : null}
    </Box>
  );
}
