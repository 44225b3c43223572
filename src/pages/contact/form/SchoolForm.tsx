import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { Field } from '../../../components/form/Field';
import type { SchoolForm as SchoolFormData } from '../../../content/contact';
import { useClientValue } from '../../../prerendered/useClientValue';
import * as texts from '../../../texts/en/contact';
import { CheckboxField } from './CheckboxField';
import { CONSENT } from './fieldErrors';
import { FormControlField } from './FormControlField';
import { FailureNote, SuccessNote } from './formNotes';
import { useSchoolForm } from './useSchoolForm';

interface SchoolFormProps {
  form: SchoolFormData;
}

/**
 * A form that's sent to a form service. Without JavaScript, the browser validates and posts it. With
 * JavaScript, it's sent in the background, and keeps what was typed if that fails.
 */
export function SchoolForm({ form }: SchoolFormProps) {
  const isScripted = useClientValue(() => true, false);
  const { state, errors, onSubmit, onInput } = useSchoolForm(form);
  const { action, fields, honeypot, consent, send, success } = form;
  if (state === 'sent') return <SuccessNote>{success}</SuccessNote>;

  return (
    <form
      method="post"
      action={action}
      // The browser's own messages disappear after a few seconds, and screen readers read them only once.
      noValidate={isScripted}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        {fields.map((field) => (
          <FormControlField key={field.name} field={field} error={errors[field.name]} />
        ))}
        {consent ? (
          <CheckboxField
            name={CONSENT}
            required
            error={errors[CONSENT]}
            label={
              <>
                {consent.text} <Link href={consent.href}>{consent.label}</Link>
              </>
            }
          />
        ) : null}
        {/* Programs that fill in every field also fill in this one. People and screen readers skip it. */}
        <Box sx={{ display: 'none' }}>
          <Field label={texts.leaveEmpty}>
            {(control) => (
              <OutlinedInput
                name={honeypot}
                autoComplete="off"
                inputProps={{ ...control, tabIndex: -1 }}
              />
            )}
          </Field>
        </Box>
        {state === 'failed' ? <FailureNote /> : null}
        <Button
          type="submit"
          variant="contained"
          size="large"
          // Not `disabled`, because a disabled button loses focus.
          aria-disabled={state === 'sending'}
        >
          {state === 'sending' ? texts.sending : send}
        </Button>
        <p role="status" className="visually-hidden">
          {state === 'sending' ? texts.sending : null}
        </p>
      </Stack>
    </form>
  );
}
