import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from '../../../components/form/Field';
import { SelectField } from '../../../components/form/SelectField';
import type { FormField } from '../../../content/contact';
import * as texts from '../../../texts/en/contact';
import { CheckboxField } from './CheckboxField';

/** Height of a field for long text, in lines. */
const ROWS = 6;

/** First option of a select, which counts as no choice. */
const NO_CHOICE = { value: '', label: texts.chooseOne };

interface FormControlFieldProps {
  field: FormField;
  /** Error message with a hint on how to fix it. */
  error: string | undefined;
}

/** A field of a form with its label, help text and error. */
export function FormControlField({ field, error }: FormControlFieldProps) {
  const { name, label, kind, required, help, options = [], autocomplete, maxLength } = field;
  const fullLabel = required ? label : texts.optional(label);
  if (kind === 'checkbox') {
    return <CheckboxField name={name} label={label} required={required} error={error} />;
  }
  if (kind === 'select') {
    return (
      <SelectField
        name={name}
        label={fullLabel}
        help={help}
        error={error}
        required={required}
        autoComplete={autocomplete}
        options={[NO_CHOICE, ...options]}
      />
    );
  }
  return (
    <Field label={fullLabel} help={help} error={error}>
      {(control) => (
        <OutlinedInput
          name={name}
          {...(kind === 'textarea' ? { multiline: true, rows: ROWS } : { type: kind })}
          inputProps={{ ...control, required, maxLength, autoComplete: autocomplete }}
        />
      )}
    </Field>
  );
}
