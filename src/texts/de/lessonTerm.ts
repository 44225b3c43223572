/** Texts of the card with a term's definition. */
import type { Translated } from '../translation';

export const taughtIn = (lesson: string) => `Erklärt in: ${lesson}`;
export const glossary = 'Glossar';

export type Complete = Translated<typeof import('../en/lessonTerm'), typeof import('./lessonTerm')>;
