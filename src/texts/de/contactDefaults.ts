/** Texts of the forms for messages and for applications, unless the school sets its own. */
import type { Translated } from '../translation';

export const contact = {
  /** Label of links to the form. */
  label: 'Schreib uns',
  title: 'Kontakt',
  /** Label of the button that sends the form. */
  send: 'Senden',
} as const;

export const apply = {
  /** Label of links to the form. */
  label: 'Bewerben',
  title: 'Bewerbung',
  /** Label of the button that sends the form. */
  send: 'Bewerbung senden',
} as const;

export type Complete = Translated<
  typeof import('../en/contactDefaults'),
  typeof import('./contactDefaults')
>;
