/** Marks next to the lessons in a list. */
import type { Translated } from '../translation';

export const done = 'erledigt';
export const started = 'begonnen';

export type Complete = Translated<typeof import('../en/lessonMark'), typeof import('./lessonMark')>;
