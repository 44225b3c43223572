import type { MinutesRange } from '../../content/model';

/** Hours a week that the overview shows: little time, some, and most of a working day each week more. */
export const PACES = [3, 6, 10] as const;

/**
 * How many weeks work takes at a steady pace. A week that is begun counts.
 *
 * @param minutes - the work, whole minutes, `0 < from <= to`
 * @param hoursPerWeek - above 0
 * @returns whole weeks at the quick and at the careful pace
 */
export function weeksAt(minutes: MinutesRange, hoursPerWeek: number): { from: number; to: number } {
  const weekly = hoursPerWeek * 60;
  return { from: Math.ceil(minutes.from / weekly), to: Math.ceil(minutes.to / weekly) };
}

/** '15 to 24', or '15' where both are the same. */
export function weeksText({ from, to }: { from: number; to: number }): string {
  return from === to ? String(to) : `${from} to ${to}`;
}
