import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent } from 'react';
import { Field } from '../../components/form/Field';
import { plainLines } from '../../content/lesson';

/** Minimum number of rows. Two, so that the field doesn't reveal that the output is a single line. */
const MIN_ROWS = 2;

/**
 * Returns the number of rows in the prediction field.
 *
 * @param output - the program's output
 * @param maxRows - maximum number of rows
 */
export function rowsFor(output: string, maxRows: number): number {
  return Math.min(maxRows, Math.max(MIN_ROWS, plainLines(output).length));
}

interface PredictionFieldProps {
  /** The program's output, which determines the number of rows. */
  output: string;
  /** Maximum number of rows. */
  maxRows: number;
  help: string;
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Text field for a program's predicted output. */
export function PredictionField(props: PredictionFieldProps) {
  const { output, maxRows, help, error, value, onChange, onKeyDown } = props;
  return (
    <Field label="What it prints" help={help} error={error}>
      {(control) => (
        <OutlinedInput
          multiline
          rows={rowsFor(output, maxRows)}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          {...(onKeyDown && { onKeyDown })}
          inputProps={{
            ...control,
            autoCapitalize: 'off',
            autoComplete: 'off',
            autoCorrect: 'off',
            spellCheck: false,
          }}
          sx={{ fontFamily: 'var(--font-mono)' }}
        />
      )}
    </Field>
  );
}
