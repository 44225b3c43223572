import type { MinutesRange } from '../../content/model';

/** Hours per week in the pace table, from a light to an intensive schedule. */
export const PACES = [3, 6, 10] as const;

/**
 * Returns how many weeks a program takes at a steady pace, rounded up.
 *
 * @param minutes - total study time in whole minutes, `0 < from <= to`
 * @param hoursPerWeek - above 0
 * @returns the number of weeks at the quick pace (`from`) and at the careful pace (`to`)
 */
export function weeksAt(minutes: MinutesRange, hoursPerWeek: number): { from: number; to: number } {
  const weekly = hoursPerWeek * 60;
  return { from: Math.ceil(minutes.from / weekly), to: Math.ceil(minutes.to / weekly) };
}
