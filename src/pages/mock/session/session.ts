/** Interview data, as plain objects. Times are in ms since 1970. */
import type { Cost, Criterion } from '../../../content/mockProblem';

/** A criterion's rating, from 1 (needs work) to 4 (strong). */
export type Score = 1 | 2 | 3 | 4;

export type Scores = Readonly<Partial<Record<Criterion, Score>>>;

/** A candidate's claim about what the code costs. */
export interface StatedCost {
  time: Cost;
  space: Cost;
  /** The candidate's reason; can be empty. */
  why: string;
}

/** A test that failed in the check. */
export interface FailedTest {
  name: string;
  message: string;
}

/** How a task ended. Its first end counts. */
export interface TaskEnd {
  how: 'passed' | 'failed' | 'gaveUp';
  at: number;
  /** Tests that passed, and all tests; both 0 without a check. */
  passed: number;
  tests: number;
  failures: readonly FailedTest[];
}

/** What a candidate did in a task. */
export interface TaskWork {
  /** Indexes of the questions asked, in order. */
  asked: readonly number[];
  askedAt?: number;
  /** Number of hints opened. */
  hints: number;
  /** Time of the first change to the code. */
  codedAt?: number;
  /** Number of runs with own examples. */
  runs: number;
  cost?: StatedCost;
  /** The code at the end. */
  code?: string;
  end?: TaskEnd;
  scores: Scores;
}

/** The candidate turned to a task. */
export interface Visit {
  task: string;
  at: number;
}

export interface MockSession {
  /** Problem ids, in order. In interviews from earlier versions of the site, exercise ids. */
  tasks: readonly string[];
  startedAt: number;
  /** Time limit in whole minutes; `null` if the interview isn't timed. */
  minutes: number | null;
  /** True if a friend is the interviewer, with the sheet on another device. */
  isWithFriend: boolean;
  /** True if the candidate wanted to be recorded. The recording itself isn't part of the session. */
  isRecorded?: boolean;
  visits: readonly Visit[];
  /** By problem id. */
  work: Readonly<Record<string, TaskWork>>;
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

export const NO_WORK: TaskWork = { asked: [], hints: 0, runs: 0, scores: {} };

/** Maximum number of earlier interviews per course. */
export const MAX_PAST = 12;

/** Maximum length of stored code per task, in characters. */
export const MAX_CODE = 20_000;

/** Maximum number of stored visits; later ones aren't counted. */
export const MAX_VISITS = 200;

/** One minute, in ms. */
export const MINUTE = 60_000;

/** Returns when an interview's time is up; `null` if the interview isn't timed. */
export function endOf({ startedAt, minutes }: MockSession): number | null {
  return minutes === null ? null : startedAt + minutes * MINUTE;
}

export function workOf({ work }: MockSession, id: string): TaskWork {
  return work[id] ?? NO_WORK;
}

export type Outcome = 'passed' | 'late' | 'failed' | 'open';

/**
 * Returns the outcome of a task.
 *
 * @param session - the interview
 * @param id - the problem's id
 * @returns `late` if it was passed after time was up, `open` if it wasn't handed in
 */
export function outcomeOf(session: MockSession, id: string): Outcome {
  const { end } = workOf(session, id);
  if (!end || end.how === 'gaveUp') return 'open';
  if (end.how === 'failed') return 'failed';
  const limit = endOf(session);
  return limit !== null && end.at > limit ? 'late' : 'passed';
}

/**
 * Changes what's recorded about a task.
 *
 * @param session - the interview
 * @param id - the problem's id
 * @param change - returns the changed fields
 * @returns the updated interview
 */
export function withWork(
  session: MockSession,
  id: string,
  change: (work: TaskWork) => Partial<TaskWork>,
): MockSession {
  const before = workOf(session, id);
  return { ...session, work: { ...session.work, [id]: { ...before, ...change(before) } } };
}

/**
 * Ends a task. If it has already ended, keeps its first end.
 *
 * @param session - the interview
 * @param id - the problem's id
 * @param end - how it ended
 * @param code - the candidate's code
 * @returns the updated interview
 */
export function withEnd(session: MockSession, id: string, end: TaskEnd, code: string): MockSession {
  return withWork(session, id, (work) => (work.end ? {} : { end, code: code.slice(0, MAX_CODE) }));
}

/** Changes one of the scores; `null` removes it. */
export function withScore(scores: Scores, criterion: Criterion, score: Score | null): Scores {
  const others = Object.entries(scores).filter(([name]) => name !== criterion);
  return Object.fromEntries(score === null ? others : [...others, [criterion, score]]);
}

/** Returns the index of the first task that hasn't ended, or 0 if all have. */
export function firstOpen(session: MockSession): number {
  return Math.max(
    0,
    session.tasks.findIndex((id) => !workOf(session, id).end),
  );
}

/** Records that the candidate turned to a task. */
export function withVisit(session: MockSession, task: string, at: number): MockSession {
  const { visits } = session;
  if (visits.at(-1)?.task === task || visits.length >= MAX_VISITS) return session;
  return { ...session, visits: [...visits, { task, at }] };
}

/**
 * @param session - an interview
 * @param id - a problem's id
 * @returns the minutes that the candidate spent on it before it ended, rounded, but at least 1; 0 if none
 */
export function minutesOn(session: MockSession, id: string): number {
  const { visits, endedAt } = session;
  const until = Math.min(workOf(session, id).end?.at ?? Infinity, endedAt ?? Infinity);
  const spent = visits.reduce((sum, { task, at }, index) => {
    const next = Math.min(visits[index + 1]?.at ?? until, until);
    return task === id && Number.isFinite(next) ? sum + Math.max(0, next - at) : sum;
  }, 0);
  return spent === 0 ? 0 : Math.max(1, Math.round(spent / MINUTE));
}

/** Ends an interview. Tasks that haven't ended are given up. */
export function endSession(
  session: MockSession,
  at: number,
  codeOf: (id: string) => string,
): MockSession {
  const end: TaskEnd = { how: 'gaveUp', at, passed: 0, tests: 0, failures: [] };
  const ended: MockSession = { ...session, endedAt: at };
  return session.tasks.reduce(
    (before, id) => (workOf(before, id).end ? before : withEnd(before, id, end, codeOf(id))),
    ended,
  );
}

/** Moves the current interview to the list of earlier ones, so that a new one can start. */
export function closeSession({ session, past }: MockRecord): MockRecord {
  return { session: null, past: session ? [session, ...past].slice(0, MAX_PAST) : past };
}

/**
 * Changes one interview of a record.
 *
 * @param record - a course's interviews
 * @param startedAt - when the interview started
 * @param edit - returns the changed interview
 */
export function withEdit(
  { session, past }: MockRecord,
  startedAt: number,
  edit: (session: MockSession) => MockSession,
): MockRecord {
  const edited = (one: MockSession) => (one.startedAt === startedAt ? edit(one) : one);
  return { session: session && edited(session), past: past.map(edited) };
}

/** @returns the average of all ratings of an interview; null if there are none */
export function averageScore({ work }: MockSession): number | null {
  const all = Object.values(work).flatMap(({ scores }) => Object.values(scores));
  return all.length === 0 ? null : all.reduce((sum: number, score) => sum + score, 0) / all.length;
}
