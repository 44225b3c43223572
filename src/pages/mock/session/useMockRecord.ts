import { useMemo, useSyncExternalStore } from 'react';
import type { CourseId } from '../../../content/model';
import { changesOfRecord, mockStore, recordOf } from './mockStore';
import type { MockRecord } from './session';

/**
 * Reads and updates the interviews of a course, and picks up changes from other tabs. If storage is blocked,
 * keeps them in memory.
 *
 * @param course - the course's id
 * @returns the record, and a function that updates it
 */
export function useMockRecord(
  course: CourseId,
): [MockRecord, (change: (record: MockRecord) => MockRecord) => void] {
  const entries = useSyncExternalStore(mockStore.subscribe, mockStore.current, mockStore.current);
  const record = useMemo(() => recordOf(entries, course), [entries, course]);

  function change(decide: (record: MockRecord) => MockRecord) {
    mockStore.readThrough('running', course);
    const before = recordOf(mockStore.current(), course);
    mockStore.update(changesOfRecord(course, before, decide(before)));
  }

  return [record, change];
}
