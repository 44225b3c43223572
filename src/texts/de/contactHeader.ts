/** Texts around the forms. */
import type { Translated } from '../translation';

/** Labels above the title, by form. */
export const labels = { contact: 'Kontakt', apply: 'Bewerbung' };
/** Heading above the school's email address. */
export const ratherEmail = 'Lieber eine E-Mail schreiben?';

export type Complete = Translated<
  typeof import('../en/contactHeader'),
  typeof import('./contactHeader')
>;
