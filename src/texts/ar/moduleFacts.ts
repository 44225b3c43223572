/** Facts next to the title of a module or a list of lessons. */
import type { Translated } from '../translation';
import * as counts from './counts';

/** `time` is how long the lessons take, such as «من 45 إلى 60 دقيقة». */
export const facts = ({ done, total, time }: { done: number; total: number; time: string }) =>
  done > 0 ? `أكملت ${done} من ${total} · ${time}` : `${counts.lessons(total)} · ${time}`;

export type Complete = Translated<
  typeof import('../en/moduleFacts'),
  typeof import('./moduleFacts')
>;
