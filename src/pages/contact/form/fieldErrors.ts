import type { FormField } from '../../../content/contact';
import * as texts from '../../../texts/en/contact';

/** Name of the box that visitors check to agree. */
export const CONSENT = 'consent';

/** Messages about invalid fields, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Validates a form with the browser's own rules.
 *
 * @param form - the form's element
 * @param fields - its fields
 * @returns the messages; empty if every field is valid
 */
export function fieldErrors(form: HTMLFormElement, fields: readonly FormField[]): FieldErrors {
  const controls = ([...form.elements] as Control[]).filter(
    ({ name, validity }) => name && validity && !validity.valid,
  );
  return Object.fromEntries(
    controls.map((control) => [
      control.name,
      messageFor(
        control,
        fields.find(({ name }) => name === control.name),
      ),
    ]),
  );
}

/** Returns what's wrong with a field, and how to fix it. */
function messageFor({ validity }: Control, field: FormField | undefined): string {
  if (!field || field.kind === 'checkbox') return texts.checkTheBox;
  if (validity.typeMismatch) return texts.enterEmail;
  if (validity.tooLong && field.maxLength !== undefined) return texts.tooLong(field.maxLength);
  return field.kind === 'select' ? texts.chooseOption : texts.fillIn(field.label);
}
