/** Texts of every field with code that the visitor can edit. */
import type { Translated } from '../translation';

export const reset = 'Zurücksetzen';
/** Button that brings back the code that was overwritten last. */
export const restoreMyCode = 'Code zurückholen';
/** Button that opens a panel in which the visitor goes through a run of the code, step by step. */
export const stepThrough = 'Schritt für Schritt';
export const loadingSteps = 'Die Schritte werden geladen …';
export const stepsUnavailable =
  'Die Schritte konnten nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.';
/** Names of the keys of the shortcut that runs the code, as on a keyboard. */
export const controlKey = 'Strg';
export const enterKey = 'Enter';

export const showAllLines = (count: number) => `Alle ${count} Zeilen anzeigen`;
export const showFewerLines = 'Weniger Zeilen anzeigen';

export type Complete = Translated<typeof import('../en/codeBox'), typeof import('./codeBox')>;
