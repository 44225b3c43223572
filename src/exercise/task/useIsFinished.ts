import { hasPassed } from '../../progress/progressModel';
import { useProgress } from '../../progress/useProgress';

/** @returns true if the exercise is the last part of a project and the reader has passed it */
export function useIsFinished({ id, isLastPart }: { id: string; isLastPart?: true }): boolean {
  const progress = useProgress();
  return isLastPart === true && hasPassed(progress, id);
}
