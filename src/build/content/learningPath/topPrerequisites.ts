/** Picks the earlier lessons that a lesson builds on most. */
import type { Dependencies } from './introductions';

/** Maximum number of prerequisites to show. */
const MAX_SHOWN = 3;

/** Constructs and terms that more than this share of lessons use are too common to be meaningful. */
const MAX_SHARE = 0.5;

/**
 * For each lesson, picks the earlier lessons that introduce most of what it uses. Rarer constructs and terms
 * count more.
 *
 * @param dependencies - each lesson's dependencies, by lesson id
 * @returns for each lesson, the ids of the lessons it builds on most, in order of first use
 */
export function topPrerequisites(
  dependencies: ReadonlyMap<string, Dependencies>,
): Map<string, string[]> {
  const users = new Map<string, number>();
  for (const used of dependencies.values()) {
    for (const item of [...used.values()].flatMap((set) => [...set])) {
      users.set(item, (users.get(item) ?? 0) + 1);
    }
  }
  const weightOf = (item: string): number => {
    const share = (users.get(item) ?? 0) / dependencies.size;
    return share > MAX_SHARE ? 0 : -Math.log(share);
  };
  return new Map(
    [...dependencies].map(([id, used]) => {
      const weights = [...used].map(([lesson, set]) => ({
        lesson,
        weight: [...set].reduce((sum, item) => sum + weightOf(item), 0),
      }));
      const most = weights
        .filter(({ weight }) => weight > 0)
        .sort((a, b) => b.weight - a.weight)
        .slice(0, MAX_SHOWN)
        .map(({ lesson }) => lesson);
      return [id, [...used.keys()].filter((lesson) => most.includes(lesson))];
    }),
  );
}
