/** Text next to a progress bar. */
import { countOf } from './format';

export const lessonsDone = (done: number, total: number) =>
  `${done} of ${countOf(total, 'lesson')} done`;
