/** Text next to a progress bar. */
import type { Translated } from '../translation';
import * as counts from './counts';

export const lessonsDone = (done: number, total: number) =>
  `${done} von ${counts.lessons(total)} erledigt`;

export type Complete = Translated<typeof import('../en/completion'), typeof import('./completion')>;
