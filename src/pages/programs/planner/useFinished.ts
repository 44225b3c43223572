import { useMemo } from 'react';
import { useProgress } from '../../../progress/useProgress';

/** Returns the ids of finished lessons. Rerenders when they change in any tab. */
export function useFinished(): ReadonlySet<string> {
  const { lessons } = useProgress();
  return useMemo(
    () => new Set([...lessons].flatMap(([id, { done }]) => (done?.on ? [id] : []))),
    [lessons],
  );
}
