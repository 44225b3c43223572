import { COSTS, CRITERIA, type Cost } from '../../../content/mockProblem';
import {
  EMPTY_RECORD,
  MAX_CODE,
  MAX_PAST,
  MAX_VISITS,
  NO_WORK,
  type FailedTest,
  type MockRecord,
  type MockSession,
  type Score,
  type Scores,
  type StatedCost,
  type TaskEnd,
  type TaskWork,
  type Visit,
} from './session';

/** Interviews by course id. */
export type MockRecords = Record<string, MockRecord>;

/** Maximum number of tasks in an imported interview. */
const MAX_TASKS = 20;

/** Maximum length of stored sentences, and number of stored failures and questions. */
export const MAX_TEXT = 400;
export const MAX_FAILURES = 10;

const ENDS = ['passed', 'failed', 'gaveUp'] as const;

/**
 * Parses the interviews in an imported file. Skips malformed data, because the file may have been edited or
 * exported by another version.
 *
 * @param data - parsed JSON
 * @returns records by course id
 */
export function readRecords(data: unknown): MockRecords {
  if (!isObject(data)) return {};
  return Object.fromEntries(
    Object.entries(data).map(([course, record]) => [course, readRecord(record)]),
  );
}

function readRecord(data: unknown): MockRecord {
  if (!isObject(data)) return EMPTY_RECORD;
  const past = Array.isArray(data.past) ? data.past.map(readSession) : [];
  return {
    session: readSession(data.session) ?? null,
    past: past.filter((session) => session !== undefined).slice(0, MAX_PAST),
  };
}

/**
 * Parses an interview. Earlier versions only stored when each task was passed.
 *
 * @returns undefined if it's malformed
 */
export function readSession(data: unknown): MockSession | undefined {
  if (!isObject(data)) return undefined;
  const { tasks, startedAt, minutes, passed, endedAt, visits, work } = data;
  if (!Array.isArray(tasks) || tasks.length > MAX_TASKS || !tasks.every(isText)) return undefined;
  if (!isTime(startedAt) || (minutes !== null && !isTime(minutes))) return undefined;
  if (work === undefined && (!isObject(passed) || !Object.values(passed).every(isTime))) {
    return undefined;
  }
  return {
    tasks,
    startedAt,
    minutes,
    isWithFriend: data.isWithFriend === true,
    ...(data.isRecorded === true ? { isRecorded: true } : {}),
    visits: Array.isArray(visits) ? visits.filter(isVisit).slice(0, MAX_VISITS) : [],
    work: isObject(work) ? readAll(work, tasks) : passesOf(passed as Record<string, number>),
    ...(isTime(endedAt) ? { endedAt } : {}),
  };
}

function passesOf(passed: Readonly<Record<string, number>>): MockSession['work'] {
  return Object.fromEntries(
    Object.entries(passed).map(([id, at]) => {
      const end: TaskEnd = { how: 'passed', at, passed: 0, tests: 0, failures: [] };
      return [id, { ...NO_WORK, end }];
    }),
  );
}

function readAll(work: Record<string, unknown>, tasks: readonly string[]): MockSession['work'] {
  const known = Object.entries(work).filter(([id]) => tasks.includes(id));
  return Object.fromEntries(known.map(([id, data]) => [id, readWork(data)]));
}

function readWork(data: unknown): TaskWork {
  if (!isObject(data)) return NO_WORK;
  const { asked, askedAt, hints, codedAt, runs, code } = data;
  const [cost, end] = [readCost(data.cost), readEnd(data.end)];
  return {
    asked: Array.isArray(asked) ? asked.filter(isCount).slice(0, MAX_FAILURES) : [],
    hints: isCount(hints) ? hints : 0,
    runs: isCount(runs) ? runs : 0,
    scores: readScores(data.scores),
    ...(isTime(askedAt) ? { askedAt } : {}),
    ...(isTime(codedAt) ? { codedAt } : {}),
    ...(cost ? { cost } : {}),
    ...(isText(code) ? { code: code.slice(0, MAX_CODE) } : {}),
    ...(end ? { end } : {}),
  };
}

function readCost(data: unknown): StatedCost | undefined {
  if (!isObject(data)) return undefined;
  const { time, space, why } = data;
  return isCost(time) && isCost(space)
    ? { time, space, why: isText(why) ? why.slice(0, MAX_TEXT) : '' }
    : undefined;
}

function readEnd(data: unknown): TaskEnd | undefined {
  if (!isObject(data)) return undefined;
  const { at, passed, tests, failures } = data;
  const how = ENDS.find((one) => one === data.how);
  if (how === undefined || !isTime(at)) return undefined;
  return {
    how,
    at,
    passed: isCount(passed) ? passed : 0,
    tests: isCount(tests) ? tests : 0,
    failures: Array.isArray(failures) ? failures.filter(isFailure).slice(0, MAX_FAILURES) : [],
  };
}

/** @returns the known criteria with valid ratings */
export function readScores(data: unknown): Scores {
  if (!isObject(data)) return {};
  const valid = CRITERIA.filter((name) => [1, 2, 3, 4].includes(data[name] as number));
  return Object.fromEntries(valid.map((name) => [name, data[name] as Score]));
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isVisit(value: unknown): value is Visit {
  return isObject(value) && isText(value.task) && isTime(value.at);
}

function isFailure(value: unknown): value is FailedTest {
  if (!isObject(value) || !isText(value.name) || !isText(value.message)) return false;
  return value.name.length <= MAX_TEXT && value.message.length <= MAX_TEXT;
}

function isCost(value: unknown): value is Cost {
  return COSTS.some((cost) => cost === value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

export function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 8.64e15;
}
