/** An interview that is under way or has just ended, and the ones before, as plain data. Times are ms since 1970. */

export interface MockSession {
  /** Ids of its exercises, in order. */
  tasks: readonly string[];
  startedAt: number;
  /** Whole minutes that the clock gives; `null` without one. */
  minutes: number | null;
  /** When each exercise was passed, by its id. */
  passed: Readonly<Record<string, number>>;
  endedAt?: number;
}

/** What the device keeps for one course. */
export interface MockRecord {
  /** The interview that is under way, or whose review is still open. */
  session: MockSession | null;
  /** Those before, the newest first. */
  past: readonly MockSession[];
}

export const EMPTY_RECORD: MockRecord = { session: null, past: [] };

/** Interviews that are kept. */
export const MAX_PAST = 12;

/** Milliseconds of a minute. */
export const MINUTE = 60_000;

/**
 * @param session - an interview
 * @returns when its time is up; `null` without a clock
 */
export function endOf({ startedAt, minutes }: MockSession): number | null {
  return minutes === null ? null : startedAt + minutes * MINUTE;
}

/**
 * @param session - an interview
 * @param id - one of its exercises
 * @returns `late` for one that was passed after the time was up
 */
export function outcomeOf(session: MockSession, id: string): 'passed' | 'late' | 'open' {
  const at = session.passed[id];
  if (at === undefined) return 'open';
  const end = endOf(session);
  return end !== null && at > end ? 'late' : 'passed';
}

/**
 * @param session - an interview
 * @param id - an exercise
 * @param at - now
 * @returns the interview with the exercise passed; the first time counts
 */
export function withPass(session: MockSession, id: string, at: number): MockSession {
  return id in session.passed ? session : { ...session, passed: { ...session.passed, [id]: at } };
}

/**
 * @param record - what is kept
 * @returns the record with its interview among those of before, so that another can begin
 */
export function closeSession({ session, past }: MockRecord): MockRecord {
  return { session: null, past: session ? [session, ...past].slice(0, MAX_PAST) : past };
}
