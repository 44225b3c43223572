import { EMPTY_RECORD, MAX_PAST, type MockRecord, type MockSession } from './session';

/** Key of the one entry in which an earlier form of the site kept all of it. */
export const OLD_MOCK_KEY = 'mock-interviews';

/** What is kept of each course's interviews, by its id. */
export type MockRecords = Record<string, MockRecord>;

/** Most exercises of an interview that is believed. */
const MAX_TASKS = 20;

/**
 * Reads what a device has kept. What makes no sense is left out: it may be of another version of the site, or be changed.
 *
 * @param text - the stored entry
 * @returns each course's record, by its id
 */
export function parseRecords(text: string | null): MockRecords {
  return readRecords(parse(text));
}

/** @returns the same of what JSON held */
export function readRecords(data: unknown): MockRecords {
  if (!isObject(data)) return {};
  return Object.fromEntries(
    Object.entries(data).map(([course, record]) => [course, readRecord(record)]),
  );
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function readRecord(data: unknown): MockRecord {
  if (!isObject(data)) return EMPTY_RECORD;
  const past = Array.isArray(data.past) ? data.past.map(readSession) : [];
  return {
    session: readSession(data.session) ?? null,
    past: past.filter((session) => session !== undefined).slice(0, MAX_PAST),
  };
}

/** @returns the interview in what JSON held; `undefined` for what makes none */
export function readSession(data: unknown): MockSession | undefined {
  if (!isObject(data)) return undefined;
  const { tasks, startedAt, minutes, passed, endedAt } = data;
  if (!Array.isArray(tasks) || tasks.length > MAX_TASKS || !tasks.every(isText)) return undefined;
  if (!isTime(startedAt) || !isObject(passed) || !Object.values(passed).every(isTime)) {
    return undefined;
  }
  if (minutes !== null && !isTime(minutes)) return undefined;
  return {
    tasks,
    startedAt,
    minutes,
    passed: passed as Record<string, number>,
    ...(isTime(endedAt) ? { endedAt } : {}),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 8.64e15;
}
