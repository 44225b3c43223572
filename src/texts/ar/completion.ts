/** Text next to a progress bar. */
import type { Translated } from '../translation';
import * as counts from './counts';

export const lessonsDone = (done: number, total: number) =>
  `أكملت ${done} من ${counts.lessons(total, 'genitive')}`;

export type Complete = Translated<typeof import('../en/completion'), typeof import('./completion')>;
