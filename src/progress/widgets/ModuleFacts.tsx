import { countOf, formatMinutes } from '../../texts/en/format';
import type { MinutesRange } from '../../content/model';
import { completionOf } from '../completion';
import { useProgress } from '../useProgress';

interface ModuleFactsProps {
  lessonIds: readonly string[];
  minutes: MinutesRange;
}

/** A module's number of lessons (or finished lessons, if any) and its reading time. */
export function ModuleFacts({ lessonIds, minutes }: ModuleFactsProps) {
  const { done, total } = completionOf(lessonIds, useProgress());
  const lessons = done > 0 ? `${done} of ${total} done` : countOf(total, 'lesson');
  return `${lessons}, ${formatMinutes(minutes)}`;
}
