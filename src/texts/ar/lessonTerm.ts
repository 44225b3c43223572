/** Texts of the card with a term's definition. U+2068 and U+2069 isolate the title. */
import type { Translated } from '../translation';

export const taughtIn = (lesson: string) => `يُشرح في: \u2068${lesson}\u2069`;
export const glossary = 'المسرد';

export type Complete = Translated<typeof import('../en/lessonTerm'), typeof import('./lessonTerm')>;
