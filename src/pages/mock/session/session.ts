/** Interview data, as plain objects. Times are in ms since 1970. */

export interface MockSession {
  /** Exercise ids, in order. */
  tasks: readonly string[];
  startedAt: number;
  /** Time limit in whole minutes; `null` if the interview isn't timed. */
  minutes: number | null;
  /** Time at which each exercise was passed, by exercise id. */
  passed: Readonly<Record<string, number>>;
  endedAt?: number;
}

/** Stored interviews of a course. */
export interface MockRecord {
  /** The interview that's running or being reviewed. */
  session: MockSession | null;
  /** Earlier interviews, newest first. */
  past: readonly MockSession[];
}

export const EMPTY_RECORD: MockRecord = { session: null, past: [] };

/** Maximum number of earlier interviews per course. */
export const MAX_PAST = 12;

/** One minute, in ms. */
export const MINUTE = 60_000;

/** Returns when an interview's time is up; `null` if the interview isn't timed. */
export function endOf({ startedAt, minutes }: MockSession): number | null {
  return minutes === null ? null : startedAt + minutes * MINUTE;
}

/**
 * Returns the outcome of an exercise.
 *
 * @param session - the interview
 * @param id - the exercise's id
 * @returns `late` if it was passed after time was up, `open` if it wasn't passed
 */
export function outcomeOf(session: MockSession, id: string): 'passed' | 'late' | 'open' {
  const at = session.passed[id];
  if (at === undefined) return 'open';
  const end = endOf(session);
  return end !== null && at > end ? 'late' : 'passed';
}

/**
 * Marks an exercise as passed. If it already was, keeps the original time.
 *
 * @param session - the interview
 * @param id - the exercise's id
 * @param at - the current time, ms since 1970
 * @returns the updated interview
 */
export function withPass(session: MockSession, id: string, at: number): MockSession {
  return id in session.passed ? session : { ...session, passed: { ...session.passed, [id]: at } };
}

/** Moves the current interview to the list of earlier ones, so that a new one can start. */
export function closeSession({ session, past }: MockRecord): MockRecord {
  return { session: null, past: session ? [session, ...past].slice(0, MAX_PAST) : past };
}
