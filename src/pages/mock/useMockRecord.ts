import { useMemo, useSyncExternalStore } from 'react';
import type { CourseId } from '../../content/model';
import { changesOfRecord, mockStore, recordOf } from './mockStore';
import type { MockRecord } from './session';

/**
 * What the device keeps of a course's interviews, other tabs' changes included. Where storage is blocked all works until the
 * page is left.
 *
 * @param course - the course's id
 * @returns the record, and how to change it
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
