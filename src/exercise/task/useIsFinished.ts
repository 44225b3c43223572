import { use } from 'react';
import { hasPassed } from '../../progress/progressModel';
import { useProgress } from '../../progress/useProgress';
import { ExamContext } from './exam';

/**
 * @returns true if the exercise is the last part of a project and the reader has passed it; always false in a
 *   practice interview
 */
export function useIsFinished({ id, isLastPart }: { id: string; isLastPart?: true }): boolean {
  const progress = useProgress();
  const exam = use(ExamContext);
  return isLastPart === true && exam === null && hasPassed(progress, id);
}
