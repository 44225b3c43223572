import type { ProgramSummary } from '../content/summary';
import { formatMinutes } from '../texts/en/format';

/** Returns how long a program takes: what the school says, or the time for the lessons. */
export function programTime({
  duration,
  totals,
}: Pick<ProgramSummary, 'duration' | 'totals'>): string {
  return duration ?? formatMinutes(totals.minutes);
}
