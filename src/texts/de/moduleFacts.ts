/** Facts next to the title of a module or a list of lessons. */
import type { Translated } from '../translation';
import * as counts from './counts';

/** `time` is how long the lessons take, such as '45 bis 60 Minuten'. */
export const facts = ({ done, total, time }: { done: number; total: number; time: string }) =>
  done > 0 ? `${done} von ${total} erledigt, ${time}` : `${counts.lessons(total)}, ${time}`;

export type Complete = Translated<
  typeof import('../en/moduleFacts'),
  typeof import('./moduleFacts')
>;
