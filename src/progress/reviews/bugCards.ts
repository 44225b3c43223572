import type { Progress, Try } from '../progressModel';

/** A try whose mistake is known. */
type Bug = Try & { mistake: string };

/** Ends the id of a card with the reader's own mistake. The exercise's id precedes it. */
const BUG = '/bug';

/** @returns the id of the card with the reader's own mistake in an exercise */
export function bugCardId(exerciseId: string): string {
  return exerciseId + BUG;
}

/** @returns the id of the exercise that a card's mistake is from; undefined for any other card */
export function exerciseOfBug(cardId: string): string | undefined {
  return cardId.endsWith(BUG) ? cardId.slice(0, -BUG.length) : undefined;
}

/**
 * @param progress - the reader's saved progress
 * @param exerciseId - an exercise's permanent id
 * @returns the latest try with a known mistake; undefined if there's none, or if the exercise hasn't been passed
 */
export function bugOf({ passed, tries }: Progress, exerciseId: string): Bug | undefined {
  return passed.has(exerciseId) ? tries.get(exerciseId)?.find(isBug) : undefined;
}

function isBug(attempt: Try): attempt is Bug {
  return attempt.mistake !== undefined;
}

/** @returns the passed exercises in which the reader made a known mistake first, with the times they were passed */
export function exercisesWithBugs(progress: Progress): { exerciseId: string; passedAt: number }[] {
  return [...progress.passed]
    .filter(([exerciseId]) => bugOf(progress, exerciseId) !== undefined)
    .map(([exerciseId, passedAt]) => ({ exerciseId, passedAt }));
}
