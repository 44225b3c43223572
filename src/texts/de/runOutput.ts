/** Texts within a program's output. */
import type { Translated } from '../translation';

export const tooMuchOutput = 'Die Ausgabe war zu lang. Der Rest wurde abgeschnitten.';
/** The line of an error. Ends in a space, because a hint can follow. */
export const errorLine = (line: number) => `Zeile ${line}. `;

export type Complete = Translated<typeof import('../en/runOutput'), typeof import('./runOutput')>;
