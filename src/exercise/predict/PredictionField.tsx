import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent } from 'react';
import { Field } from '../../components/form/Field';
import { plainLines } from '../../content/lesson';
import * as texts from '../../texts/en/prediction';

/** Minimum number of rows. Three, so that the field doesn't reveal whether the output is one line or two. */
const MIN_ROWS = 3;

/**
 * Returns the number of rows in the prediction field, including an empty one: if readers press Enter after the
 * last line, the first line has to stay visible.
 *
 * @param output - the program's output
 * @param maxRows - maximum number of rows
 */
export function rowsFor(output: string, maxRows: number): number {
  return Math.min(maxRows, Math.max(MIN_ROWS, plainLines(output).length + 1));
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
    <Field label={texts.whatItPrints} help={help} error={error}>
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
