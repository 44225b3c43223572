/** Texts of a lesson's examples that the visitor can edit and run. */
import type { Translated } from '../translation';

/** Title of an example; `number` is its number within the lesson. */
export const example = (number: string) => `Beispiel ${number}`;
/** Label of the code field; `example` is the example's title. */
export const codeFor = (example: string) => `Code für ${example}`;
export const run = 'Ausführen';
export const running = 'Läuft …';
export const replaceYourVersion = 'Deine Version durch das Original ersetzen?';
export const resetCode = 'Zurücksetzen';
export const output = 'Ausgabe';
/** Label of the output; `example` is the example's title. */
export const outputOf = (example: string) => `Ausgabe von ${example}`;
/** Title of the output while the code is edited but hasn't run. */
export const originalOutput = 'Ausgabe des Originals';

export type Complete = Translated<
  typeof import('../en/runnableExample'),
  typeof import('./runnableExample')
>;
