import { useEffect, useState } from 'react';
import type { RunResult } from '../../sandbox/protocol';
import { mistakesModule, NO_MISTAKES } from './knownMistakes';
import type { KnownMistakes } from './mistakesModel';
import { reportHash } from './reportHash';

/**
 * Finds the mistakes that fail an exercise's tests like the reader's code. Fetches the known ones if `fetchMistakes`
 * hasn't yet.
 *
 * @param result - result of the last check; null to find none
 * @returns a sentence about each possible mistake; an empty list if none is known, or until they're fetched
 */
export function useKnownMistake(exerciseId: string, result: RunResult | null): readonly string[] {
  const module = mistakesModule(exerciseId);
  const [mistakes, setMistakes] = useState(module.current);
  const hash = result && reportHash(result);
  const isMissing = hash !== null && mistakes === null;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    module.load().then(
      (loaded) => {
        if (isCurrent) setMistakes(loaded);
      },
      // The next failed check tries again.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, module, result]);

  return (hash !== null && (mistakes ?? module.current)?.byReport[hash]) || [];
}

/**
 * Finds the mistakes that fail an exercise's tests like the reader's code.
 *
 * @returns a sentence about each possible mistake; an empty list if none is known, or if they can't be fetched
 */
export async function findMistake(
  exerciseId: string,
  result: RunResult,
): Promise<readonly string[]> {
  const hash = reportHash(result);
  return (hash !== null && (await fetchMistakes(exerciseId)).byReport[hash]) || [];
}

/** Fetches an exercise's known mistakes: none if they can't be fetched. */
export function fetchMistakes(exerciseId: string): Promise<KnownMistakes> {
  return mistakesModule(exerciseId)
    .load()
    .catch(() => NO_MISTAKES);
}
