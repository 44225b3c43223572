/** Picks the earlier lessons that a lesson builds on most, by what it takes from them. */
import type { Dependencies } from './introductions';

/** How many are shown. */
const MAX_SHOWN = 3;

/** What a larger share of lessons uses is too common to count. */
const MAX_SHARE = 0.5;

/**
 * What a lesson shares with few others weighs more than what all use, such as `const`.
 *
 * @param dependencies - by lesson id, what it takes from which earlier lesson
 * @returns for each lesson the ids of those it builds on most, in the order in which it met them
 */
export function topPrerequisites(
  dependencies: ReadonlyMap<string, Dependencies>,
): Map<string, string[]> {
  const users = new Map<string, number>();
  for (const taken of dependencies.values()) {
    for (const what of [...taken.values()].flatMap((set) => [...set])) {
      users.set(what, (users.get(what) ?? 0) + 1);
    }
  }
  const weightOf = (what: string): number => {
    const share = (users.get(what) ?? 0) / dependencies.size;
    return share > MAX_SHARE ? 0 : -Math.log(share);
  };
  return new Map(
    [...dependencies].map(([id, taken]) => {
      const weights = [...taken].map(([lesson, set]) => ({
        lesson,
        weight: [...set].reduce((sum, what) => sum + weightOf(what), 0),
      }));
      const most = weights
        .filter(({ weight }) => weight > 0)
        .sort((a, b) => b.weight - a.weight)
        .slice(0, MAX_SHOWN)
        .map(({ lesson }) => lesson);
      return [id, [...taken.keys()].filter((lesson) => most.includes(lesson))];
    }),
  );
}
