/** Which earlier lessons a lesson builds on, computed from what it takes from them. */
import type { Debts } from './introductions';

/** So many are shown. */
const MAX_SHOWN = 3;

/** What fewer lessons than these share is particular enough to be called a ground to build on. */
const MAX_SHARE = 0.5;

/**
 * What a lesson shares with few others weighs more than what all use, such as `const`.
 *
 * @param debts - what each lesson takes from which earlier one, by its id
 * @returns for each lesson the ids of those it builds on most, in the order in which it met them
 */
export function groundsOf(debts: ReadonlyMap<string, Debts>): Map<string, string[]> {
  const users = new Map<string, number>();
  for (const taken of debts.values()) {
    for (const what of [...taken.values()].flatMap((set) => [...set])) {
      users.set(what, (users.get(what) ?? 0) + 1);
    }
  }
  const weightOf = (what: string): number => {
    const share = (users.get(what) ?? 0) / debts.size;
    return share > MAX_SHARE ? 0 : -Math.log(share);
  };
  return new Map(
    [...debts].map(([id, taken]) => {
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
