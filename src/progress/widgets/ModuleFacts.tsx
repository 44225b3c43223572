import { countOf, formatMinutes } from '../../content/format';
import type { MinutesRange } from '../../content/model';
import { completionOf } from '../completion';
import { useProgress } from '../useProgress';

interface ModuleFactsProps {
  lessonIds: readonly string[];
  minutes: MinutesRange;
}

/** How many lessons a module has and how long they take; once some are done, how many. Both fit on one line. */
export function ModuleFacts({ lessonIds, minutes }: ModuleFactsProps) {
  const { done, total } = completionOf(lessonIds, useProgress());
  const lessons = done > 0 ? `${done} of ${total} done` : countOf(total, 'lesson');
  return `${lessons}, ${formatMinutes(minutes)}`;
}
