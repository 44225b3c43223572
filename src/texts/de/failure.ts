/** Texts of the screen that's shown when a page fails. */
import type { Translated } from '../translation';

/** The page's code couldn't be fetched. */
export const notLoaded = 'Diese Seite wurde nicht geladen';
export const notLoadedReason =
  'Deine Verbindung ist abgebrochen, oder die Website wurde gerade aktualisiert. Was du gespeichert hast, ist noch da.';

/** The page's code has failed. */
export const broken = 'Etwas ist schiefgegangen';
export const brokenReason =
  'Etwas auf dieser Seite funktioniert nicht mehr. Was du gespeichert hast, ist noch da.';

export const tryAgain = 'Neu laden';
export const home = 'Startseite';

export type Complete = Translated<typeof import('../en/failure'), typeof import('./failure')>;
