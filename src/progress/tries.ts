import { hashText } from './entries/hashText';
import { LIMITS, type Try } from './progressModel';

/** Separator between an exercise's id and the hash of the code. Ids can't contain it. */
const MARK = '@';

/**
 * @param exerciseId - an exercise's permanent id
 * @param text - the tested code
 * @returns the entry's id, which includes a hash of the code so that tabs don't overwrite each other's tries
 */
export function tryId(exerciseId: string, text: string): string {
  return exerciseId + MARK + hashText(text);
}

/** Extracts the exercise's id from a try's id. */
export function exerciseOfTry(id: string): string {
  return id.slice(0, id.lastIndexOf(MARK));
}

/**
 * Merges two lists of tries of the same exercise. If two tries have the same code, the newer one wins.
 *
 * @returns the `LIMITS.triesOfOne` latest tries, newest first
 */
export function mergeTries(a: readonly Try[], b: readonly Try[]): readonly Try[] {
  const byText = new Map<string, Try>();
  for (const attempt of [...a, ...b]) {
    const known = byText.get(attempt.text);
    byText.set(attempt.text, known && known.at > attempt.at ? known : attempt);
  }
  return [...byText.values()]
    .sort((left, right) => right.at - left.at || (left.text < right.text ? -1 : 1))
    .slice(0, LIMITS.triesOfOne);
}

/**
 * @param text - code of a draft or try; `null` for a deleted draft
 * @returns its length as JSON, in characters
 */
export function weightOf(text: string | null): number {
  return JSON.stringify(text).length;
}
