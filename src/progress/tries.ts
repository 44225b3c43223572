import { hashText } from './entries/hashText';
import { LIMITS, type Try } from './progressModel';

/** Between the id of an exercise and what tells its tries apart; in no id. */
const MARK = '@';

/**
 * @param exerciseId - the exercise
 * @param text - the code that was tried
 * @returns id of the entry: one for each code, so that tabs do not write each other's
 */
export function tryId(exerciseId: string, text: string): string {
  return exerciseId + MARK + hashText(text);
}

/** The exercise that such an id is of. */
export function exerciseOfTry(id: string): string {
  return id.slice(0, id.lastIndexOf(MARK));
}

/**
 * Merges two lists of tries: what was tried twice counts once, when it was tried last.
 *
 * @param a - tries of an exercise
 * @param b - others of the same
 * @returns the newest of them, the newest first
 */
export function mergeTries(a: readonly Try[], b: readonly Try[]): readonly Try[] {
  const byText = new Map<string, Try>();
  for (const one of [...a, ...b]) {
    const other = byText.get(one.text);
    byText.set(one.text, other && other.at > one.at ? other : one);
  }
  return [...byText.values()]
    .sort((one, other) => other.at - one.at || (one.text < other.text ? -1 : 1))
    .slice(0, LIMITS.triesOfOne);
}

/**
 * @param text - of a draft; `null` for one that was dropped
 * @returns characters it takes up in the stored entry
 */
export function weightOf(text: string | null): number {
  return JSON.stringify(text).length;
}
