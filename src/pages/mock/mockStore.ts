import type { Entries, EntryChange, EntryKinds } from '../../progress/entries/entryKinds';
import {
  createEntryStore,
  type EntryStore,
  type StoreWindow,
} from '../../progress/entries/entryStore';
import { MAX_PAST, type MockRecord, type MockSession } from './session';
import { readSession, type MockRecords } from './sessionCodec';

/** Namespace of the interviews in the browser's storage. */
export const MOCK_NAMESPACE = 'mock-interviews';

/** Between the id of a course and what tells its interviews apart; in no id. */
const MARK = '@';

/** Interviews of all courses that are kept. */
const MAX_ALL = 240;

/** The kinds of entries that interviews are kept in. */
export interface MockEntries {
  /** By the course's id: the interview that is under way, or whose review is still open. */
  running: MockSession;
  /** Those before, each under the course's id and the time of its start. */
  past: MockSession;
}

const timeOf = ({ startedAt }: MockSession) => startedAt;

export const MOCK_KINDS: EntryKinds<MockEntries> = {
  running: { most: MAX_ALL, read: readSession, timeOf },
  past: { most: MAX_ALL, read: readSession, timeOf },
};

/** @param browser - the window, absent where pages are prerendered */
export function createMockStore(browser: StoreWindow | undefined): EntryStore<MockEntries> {
  return createEntryStore(browser, { namespace: MOCK_NAMESPACE, kinds: MOCK_KINDS }, Date.now);
}

/** The interviews of the visitor at this browser. */
export const mockStore = createMockStore(typeof window === 'undefined' ? undefined : window);

/**
 * @param entries - of all courses
 * @param course - a course's id
 * @returns what is kept of its interviews
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

/** @returns what is kept of all courses */
export function recordsOf(entries: Entries<MockEntries>): MockRecords {
  const courses = new Set([
    ...entries.running.keys(),
    ...[...entries.past.keys()].map(courseOfPast),
  ]);
  return Object.fromEntries([...courses].sort().map((id) => [id, recordOf(entries, id)]));
}

/** @returns the entries that records are made of */
export function entriesOfRecords(records: MockRecords): EntryChange<MockEntries>[] {
  return Object.entries(records).flatMap(([course, { session, past }]) => [
    ...(session ? [{ kind: 'running' as const, id: course, value: session }] : []),
    ...past.map((value) => ({ kind: 'past' as const, id: pastId(course, value), value })),
  ]);
}

/**
 * @param course - a course's id
 * @param before - what was kept of its interviews
 * @param after - what is to be kept
 * @returns the entries that are different; what is new comes before what goes
 */
export function changesOfRecord(
  course: string,
  before: MockRecord,
  after: MockRecord,
): EntryChange<MockEntries>[] {
  const added = after.past.filter((session) => !before.past.includes(session));
  const gone = before.past.filter((session) => !after.past.includes(session));
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

/** The course that an interview of before is of. */
export function courseOfPast(id: string): string {
  return id.slice(0, id.lastIndexOf(MARK));
}

function pastId(course: string, { startedAt }: MockSession): string {
  return `${course}${MARK}${startedAt}`;
}
