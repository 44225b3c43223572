import * as texts from '../../texts/en/completion';
import { completionOf } from '../completion';
import { useProgress } from '../useProgress';
import { ProgressLine } from './ProgressLine';

interface CompletionLineProps {
  lessonIds: readonly string[];
}

/** Progress bar with the number of finished lessons. Empty in prerendered HTML and until a lesson is done. */
export function CompletionLine({ lessonIds }: CompletionLineProps) {
  const { done, total } = completionOf(lessonIds, useProgress());
  if (done === 0) return null;
  return <ProgressLine done={done} total={total} text={texts.lessonsDone(done, total)} />;
}
