/** Marks next to the lessons in a list. */
import type { Translated } from '../translation';

export const done = 'أكملته';
export const started = 'بدأته';

export type Complete = Translated<typeof import('../en/lessonMark'), typeof import('./lessonMark')>;
