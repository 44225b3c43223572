/** Texts of the dialog for Login and Sign Up. */
import type { Translated } from '../translation';

export const title = 'Kein Konto nötig';
export const explanation =
  'Du kannst hier alles ohne Konto nutzen. Dein Fortschritt wird auf diesem Gerät gespeichert.';
export const startFirstLesson = 'Lektion 1 starten';
export const moveProgress = 'Fortschritt auf anderes Gerät übertragen';
export const close = 'Schließen';

export type Complete = Translated<typeof import('../en/account'), typeof import('./account')>;
