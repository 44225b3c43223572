/** Texts of every kind of exercise in a lesson. */
import type { Translated } from '../translation';

/** Above an exercise's title: what kind of exercise it is. */
export const steps = {
  'warm-up': 'Aufgabe · zum Aufwärmen',
  core: 'Aufgabe',
  stretch: 'Zusatzaufgabe',
} as const;
/** Badge of an exercise, and label of the message after a pass. */
export const passed = 'Bestanden';

/** Button that submits an answer. */
export const check = 'Prüfen';
/** Button that scrolls back from the results. */
export const backToMyCode = 'Zurück zum Code';

export const hint = (number: number) => `Tipp ${number}`;
/** Button that shows the next hint; `number` is the hint's number. */
export const showHint = (number: number, count: number) =>
  count === 1 ? 'Tipp anzeigen' : `Tipp ${number} von ${count} anzeigen`;
export const showSolution = 'Lösung anzeigen';
/** Heading of the solution for visitors without JavaScript. */
export const solution = 'Lösung';

export type Complete = Translated<typeof import('../en/exercise'), typeof import('./exercise')>;
