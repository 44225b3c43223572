import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'id'> {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  options: readonly SelectOption[];
}

/** Native select with MUI styles. It works before hydration and without JavaScript. */
export function SelectField({ label, help, error, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <NativeSelect input={<OutlinedInput />} inputProps={{ ...select, ...control }}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
