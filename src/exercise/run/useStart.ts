import { use, useMemo } from 'react';
import { carryOver } from '../../content/carryOver';
import type { EarlierPart } from '../../content/lesson';
import { hasPassed } from '../../progress/progressModel';
import { useProgress } from '../../progress/useProgress';
import { ExamContext } from './exam';

/**
 * What the code of a part of a project starts from: `own` is the reader's code of the part before. Otherwise it's the model
 * answer, because that part isn't passed (`open`), its code isn't on this device (`lost`), or it differs where this part
 * replaces lines (`unfit`).
 */
export type StartOrigin = 'own' | 'open' | 'lost' | 'unfit';

export interface Start {
  /** What the editor begins with. */
  text: string;
  /** The starter as the lesson has it. */
  model: string;
  /** The reader's code of the part before, with what this part adds, if that isn't the same as `model`. */
  own?: string;
  /** Absent where nothing is continued. */
  origin?: StartOrigin;
}

/**
 * @param earlier - the part of the project that comes before, if there is one
 * @param draftId - of the reader's code of that part
 * @param starter - of this part, as the lesson has it
 * @returns what the code starts from; the first render has the starter, so that it equals the prerendered page
 */
export function useStart(
  earlier: EarlierPart | undefined,
  draftId: string | undefined,
  starter: string,
): Start {
  const progress = useProgress();
  // In a practice interview, each exercise is on its own.
  const isAlone = use(ExamContext) !== null || earlier === undefined;
  const code = isAlone ? null : (progress.drafts.get(draftId ?? '')?.text ?? null);
  const solution = earlier?.solution ?? '';
  const carried = useMemo(
    () => (code === null ? null : carryOver(code, solution, starter)),
    [code, solution, starter],
  );
  if (isAlone) return { text: starter, model: starter };
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
