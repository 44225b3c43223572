import { use } from 'react';
import { hasPassed } from '../../progress/progressModel';
import { useProgress } from '../../progress/useProgress';
import { ExamContext } from './exam';

/**
 * @param exercise - any exercise
 * @returns whether it's the last part of a project and the reader has passed it, now or earlier
 */
export function useIsFinished({ id, isLastPart }: { id: string; isLastPart?: true }): boolean {
  const progress = useProgress();
  const exam = use(ExamContext);
  return isLastPart === true && exam === null && hasPassed(progress, id);
}
