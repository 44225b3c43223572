import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent } from 'react';
import { Field } from '../../components/form/Field';
import { plainLines } from '../../content/lesson';

/** Rows of the field: at least two, so that their number gives nothing away for a single line. */
const MIN_ROWS = 2;

/**
 * @param output - what the code prints
 * @param maxRows - at most that many
 * @returns rows to write it on
 */
export function rowsFor(output: string, maxRows: number): number {
  return Math.min(maxRows, Math.max(MIN_ROWS, plainLines(output).length));
}

interface PredictionFieldProps {
  /** What the code prints. */
  output: string;
  /** How high the field may be, rows. */
  maxRows: number;
  help: string;
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Where it is written down what code prints, before it is run. */
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
