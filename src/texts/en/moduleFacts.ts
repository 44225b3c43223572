/** Facts next to the title of a module or a list of lessons. */
import { countOf } from './format';

/** `time` is how long the lessons take, such as '45 to 60 minutes'. */
export const facts = ({ done, total, time }: { done: number; total: number; time: string }) =>
  done > 0 ? `${done} of ${total} done, ${time}` : `${countOf(total, 'lesson')}, ${time}`;
