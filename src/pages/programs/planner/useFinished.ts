import { useMemo } from 'react';
import { useProgress } from '../../../progress/useProgress';

/** Ids of the lessons that the visitor has marked as done; follows other tabs. */
export function useFinished(): ReadonlySet<string> {
  const { lessons } = useProgress();
  return useMemo(
    () => new Set([...lessons].flatMap(([id, { done }]) => (done?.on ? [id] : []))),
    [lessons],
  );
}
