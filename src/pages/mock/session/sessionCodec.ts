import { EMPTY_RECORD, MAX_PAST, type MockRecord, type MockSession } from './session';

/** Interviews by course id. */
export type MockRecords = Record<string, MockRecord>;

/** Maximum number of exercises in an imported interview. */
const MAX_TASKS = 20;

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

/** Parses an interview. Returns `undefined` if it's malformed. */
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
