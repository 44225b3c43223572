/** Texts within a program's output. */
import type { Translated } from '../translation';

export const tooMuchOutput = 'المخرجات أكثر مما يمكن عرضه، فحُذف باقيها.';
/** The line of an error. Ends in a space, because a hint can follow. */
export const errorLine = (line: number) => `السطر ${line}. `;

export type Complete = Translated<typeof import('../en/runOutput'), typeof import('./runOutput')>;
