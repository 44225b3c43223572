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
/** Opens a panel in which the visitor puts the solution's lines in order. */
export const buildFromLines = 'Aus Zeilen bauen';
export const loadingLines = 'Die Zeilen werden geladen …';
export const linesUnavailable =
  'Die Zeilen konnten nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.';
/** Said after the second failed check. */
export const linesOffered = 'Kommst du nicht weiter? Bau die Lösung zuerst aus ihren Zeilen.';
export const showSolution = 'Lösung anzeigen';
/** Heading of the solution. */
export const solution = 'Lösung';
/** What screen readers call the tabs of a solution in several programming languages. */
export const solutionLanguages = 'Sprachen der Lösung';

export type Complete = Translated<typeof import('../en/exercise'), typeof import('./exercise')>;
