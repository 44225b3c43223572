/** Texts of the frame that shows and checks the learner's page. */
import type { Translated } from '../../translation';

/** Accessible name of the page. */
export const page = 'Die Seite';
export const leftPage =
  'Die Seite hat zu einer anderen Adresse gewechselt. Das geht in der Vorschau nicht. Ändere den Code.';
/** A check fails with it. */
export const noResponse = 'Die Seite hat nicht reagiert';

export type Complete = Translated<typeof import('../../en/page/frame'), typeof import('./frame')>;
