import type { MinutesRange } from '../../content/model';
import { formatMinutes } from '../../texts/en/format';
import * as texts from '../../texts/en/moduleFacts';
import { completionOf } from '../completion';
import { useProgress } from '../useProgress';

interface ModuleFactsProps {
  lessonIds: readonly string[];
  minutes: MinutesRange;
}

/** A module's number of lessons (or finished lessons, if any) and its reading time. */
export function ModuleFacts({ lessonIds, minutes }: ModuleFactsProps) {
  const { done, total } = completionOf(lessonIds, useProgress());
  return texts.facts({ done, total, time: formatMinutes(minutes) });
}
