import { useState, type SyntheticEvent } from 'react';
import type { SchoolForm } from '../../../content/contact';
import { fieldErrors, type FieldErrors } from './fieldErrors';
import { sendForm } from './sendForm';

export type FormState = 'editing' | 'sending' | 'sent' | 'failed';

/**
 * Validates and sends a form. Nothing is stored.
 *
 * @param form - the form
 * @returns its state, the messages about invalid fields, and the event handlers of the form's element
 */
export function useSchoolForm({ action, fields }: SchoolForm) {
  const [state, setState] = useState<FormState>('editing');
  const [errors, setErrors] = useState<FieldErrors>({});

  async function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const element = event.currentTarget;
    const found = fieldErrors(element, fields);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      const control = element.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    setState('sending');
    setState((await sendForm(action, new FormData(element))) ? 'sent' : 'failed');
  }

  /** Removes messages about fields that have become valid. Doesn't add any while the visitor types. */
  function recheck(event: SyntheticEvent<HTMLFormElement>) {
    if (Object.keys(errors).length === 0) return;
    const found = fieldErrors(event.currentTarget, fields);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name in found)));
  }

  return {
    state,
    errors,
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void send(event),
    onInput: recheck,
  };
}
