import { existsSync } from 'node:fs';
import path from 'node:path';

/** Milliseconds in an hour. */
const HOUR = 3_600_000;

/** The first and the last day that is today somewhere on Earth, so that no time zone is refused. */
export interface Today {
  first: string;
  last: string;
}

/**
 * @param epoch - seconds since 1970 (`SOURCE_DATE_EPOCH`); the current time if unset
 * @returns today's dates
 */
export function today(epoch = process.env['SOURCE_DATE_EPOCH']): Today {
  const now = epoch ? Number(epoch) * 1_000 : Date.now();
  return { first: dayAt(-12, now), last: dayAt(14, now) };
}

/**
 * @param school - folder of the school's files
 * @returns today's first date if the school has jobs or an office, whose facts can be over without a change
 *   to a file; empty otherwise
 */
export function dayForDatedFacts(school: string): string {
  const isDated = ['careers', 'office'].some((folder) => existsSync(path.join(school, folder)));
  return isDated ? today().first : '';
}

/** Returns the day in a time zone, as YYYY-MM-DD. */
function dayAt(utcOffset: number, now: number): string {
  return new Date(now + utcOffset * HOUR).toISOString().slice(0, 10);
}
