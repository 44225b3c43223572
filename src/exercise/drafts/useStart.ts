import { useMemo } from 'react';
import { carryOver } from '../../content/exercises/carryOver';
import type { EarlierPart } from '../../content/lesson';
import { hasPassed } from '../../progress/progressModel';
import { useProgress } from '../../progress/useProgress';

/**
 * Where the starting code of a project part comes from. `own`: the reader's code for the previous part.
 * Otherwise, the sample solution, because the reader hasn't passed the previous part (`open`), the reader's
 * code for it isn't on this device (`lost`), or the reader changed lines that this part replaces (`unfit`).
 */
export type StartOrigin = 'own' | 'open' | 'lost' | 'unfit';

export interface Start {
  /** Initial text of the editor. */
  text: string;
  /** Starter code from the lesson. */
  model: string;
  /** The reader's code for the previous part plus this part's additions; undefined if it equals `model`. */
  own?: string;
  /** Undefined if this part doesn't continue an earlier one. */
  origin?: StartOrigin;
}

/**
 * Determines the starting code of a project part. Uses the starter for the first render, so that it matches
 * the prerendered page.
 *
 * @param earlier - previous part of the project, if there is one
 * @param draftId - id of the reader's draft for the previous part
 * @param starter - this part's starter code from the lesson
 */
export function useStart(
  earlier: EarlierPart | undefined,
  draftId: string | undefined,
  starter: string,
): Start {
  const progress = useProgress();
  const code = earlier === undefined ? null : (progress.drafts.get(draftId ?? '')?.text ?? null);
  const solution = earlier?.solution ?? '';
  const carried = useMemo(
    () => (code === null ? null : carryOver(code, solution, starter)),
    [code, solution, starter],
  );
  if (earlier === undefined) return { text: starter, model: starter };
  const isPassed = hasPassed(progress, earlier.id);
  return {
    text: isPassed && carried !== null ? carried : starter,
    model: starter,
    own: carried === null || carried === starter ? undefined : carried,
    origin: originOf(isPassed, code, carried),
  };
}

function originOf(isPassed: boolean, code: string | null, own: string | null): StartOrigin {
  if (!isPassed) return 'open';
  if (code === null) return 'lost';
  return own === null ? 'unfit' : 'own';
}
