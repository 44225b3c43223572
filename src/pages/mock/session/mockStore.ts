import type { Entries, EntryChange, EntryKinds } from '../../../progress/entries/entryKinds';
import {
  createEntryStore,
  type EntryStore,
  type StoreWindow,
} from '../../../progress/entries/entryStore';
import { MAX_PAST, type MockRecord, type MockSession } from './session';
import { readSession, type MockRecords } from './sessionCodec';
import { readSheetScores, type SheetScores } from './sheetScores';

/** Namespace for interviews in local storage. */
export const MOCK_NAMESPACE = 'mock-interviews';

/** Separator between the course id and the start time. Course ids never contain it. */
const MARK = '@';

/** Maximum number of stored interviews, across all courses. */
const MAX_ALL = 240;

/** Maximum length of the code in all earlier interviews, in characters. */
const MAX_ROOM = 1_000_000;

/** Entry types for interviews. */
export interface MockEntries {
  /** The interview that's running or being reviewed, keyed by course id. */
  running: MockSession;
  /** Earlier interviews, keyed by course id and start time. */
  past: MockSession;
  /** Ratings on an interviewer's device, keyed by problem id. */
  sheet: SheetScores;
}

const timeOf = ({ startedAt }: MockSession) => startedAt;

/** Returns the length of an interview's code. */
function weightOf({ work }: MockSession): number {
  return Object.values(work).reduce((sum, { code = '' }) => sum + code.length, 0);
}

export const MOCK_KINDS: EntryKinds<MockEntries> = {
  running: { most: MAX_ALL, read: readSession, timeOf },
  past: { most: MAX_ALL, read: readSession, timeOf, room: MAX_ROOM, weight: weightOf },
  sheet: { most: MAX_ALL, read: readSheetScores, timeOf: ({ at }) => at },
};

/** @param browser - the window; undefined while prerendering */
export function createMockStore(browser: StoreWindow | undefined): EntryStore<MockEntries> {
  return createEntryStore(browser, { namespace: MOCK_NAMESPACE, kinds: MOCK_KINDS }, Date.now);
}

/** This browser's interview store. */
export const mockStore = createMockStore(typeof window === 'undefined' ? undefined : window);

/**
 * Returns the interviews of a course.
 *
 * @param entries - entries of all courses
 * @param course - the course's id
 */
export function recordOf({ running, past }: Entries<MockEntries>, course: string): MockRecord {
  const own = [...past].filter(([id]) => courseOfPast(id) === course);
  return {
    session: running.get(course) ?? null,
    past: own
      .map(([, session]) => session)
      .sort((a, b) => b.startedAt - a.startedAt)
      .slice(0, MAX_PAST),
  };
}

/** Returns the interviews of all courses, by course id. */
export function recordsOf(entries: Entries<MockEntries>): MockRecords {
  const courses = new Set([
    ...entries.running.keys(),
    ...[...entries.past.keys()].map(courseOfPast),
  ]);
  return Object.fromEntries([...courses].sort().map((id) => [id, recordOf(entries, id)]));
}

/** Converts records to entry changes that add them. */
export function entriesOfRecords(records: MockRecords): EntryChange<MockEntries>[] {
  return Object.entries(records).flatMap(([course, { session, past }]) => [
    ...(session ? [{ kind: 'running' as const, id: course, value: session }] : []),
    ...past.map((value) => ({ kind: 'past' as const, id: pastId(course, value), value })),
  ]);
}

/**
 * Computes the entry changes between two versions of a course's record.
 *
 * @param course - the course's id
 * @param before - the stored record
 * @param after - the new record
 * @returns changes, with additions before removals
 */
export function changesOfRecord(
  course: string,
  before: MockRecord,
  after: MockRecord,
): EntryChange<MockEntries>[] {
  const added = after.past.filter((session) => !before.past.includes(session));
  const ids = new Set(after.past.map((session) => pastId(course, session)));
  const gone = before.past.filter((session) => !ids.has(pastId(course, session)));
  return [
    ...added.map((value) => ({ kind: 'past' as const, id: pastId(course, value), value })),
    ...(after.session === before.session
      ? []
      : [{ kind: 'running' as const, id: course, value: after.session ?? undefined }]),
    ...gone.map((value) => ({
      kind: 'past' as const,
      id: pastId(course, value),
      value: undefined,
    })),
  ];
}

/** Extracts the course id from the entry id of an earlier interview. */
export function courseOfPast(id: string): string {
  return id.slice(0, id.lastIndexOf(MARK));
}

/** Returns the entry id of an earlier interview. */
export function pastId(course: string, { startedAt }: MockSession): string {
  return `${course}${MARK}${startedAt}`;
}
