import { memoized } from '../site/memoized';
import type { Entries, EntryKinds } from './entries/entryKinds';
import { isTime, readDraft, readLast, readMark, readTry } from './readEntries';
import {
  LIMITS,
  type Draft,
  type LastPlace,
  type LessonProgress,
  type Mark,
  type Progress,
  type Try,
} from './progressModel';
import { exerciseOfTry, mergeTries, weightOf } from './tries';

/**
 * Entry kinds of the progress namespace. A lesson has two entries, so that opening it in one tab can't undo
 * "done" from another.
 */
export interface ProgressEntries {
  started: number;
  done: Mark;
  passed: number;
  drafts: Draft;
  /** Tries, keyed by exercise id and a hash of the code (see `tryId`). */
  tries: Try;
  bookmarks: Mark;
  /** Where the reader left off: a single entry with the id `LAST`. */
  place: LastPlace;
}

/** Id of the entry that records where the reader left off. */
export const LAST = 'last';

const readTime = (data: unknown) => (isTime(data) ? data : undefined);
const identity = (time: number) => time;
const timeOf = ({ at }: { at: number }) => at;
const weighText = memoized(({ text }: Draft) => weightOf(text));
const weighTry = memoized(({ text, mistake = '' }: Try) => weightOf(text + mistake));

export const PROGRESS_KINDS: EntryKinds<ProgressEntries> = {
  started: { most: LIMITS.lessons, read: readTime, timeOf: identity, isFirst: true },
  done: { most: LIMITS.lessons, read: readMark, timeOf },
  passed: { most: LIMITS.passed, read: readTime, timeOf: identity, isFirst: true },
  drafts: {
    most: LIMITS.drafts,
    room: LIMITS.allDrafts,
    weight: weighText,
    read: readDraft,
    timeOf,
  },
  tries: {
    most: LIMITS.tries * LIMITS.triesOfOne,
    room: LIMITS.allTries,
    weight: weighTry,
    read: readTry,
    timeOf,
  },
  bookmarks: { most: LIMITS.bookmarks, read: readMark, timeOf },
  place: { most: 1, read: readLast, timeOf },
};

/**
 * @returns a memoized function that builds progress from entries; unchanged entries produce the same objects
 */
export function progressReader(): (entries: Entries<ProgressEntries>) => Progress {
  const lessonsOf = memoizedPair(joinLessons);
  const triesOf = memoized(groupTries);
  return memoized(({ started, done, passed, drafts, tries, bookmarks, place }) => ({
    lessons: lessonsOf(started, done),
    passed,
    drafts,
    tries: triesOf(tries),
    bookmarks,
    last: place.get(LAST) ?? null,
  }));
}

function joinLessons(
  started: ReadonlyMap<string, number>,
  done: ReadonlyMap<string, Mark>,
): ReadonlyMap<string, LessonProgress> {
  const lessons = new Map<string, LessonProgress>();
  started.forEach((time, id) => lessons.set(id, { started: time }));
  done.forEach((mark, id) => {
    lessons.set(id, { started: started.get(id) ?? mark.at, done: mark });
  });
  return lessons;
}

function groupTries(tries: ReadonlyMap<string, Try>): ReadonlyMap<string, readonly Try[]> {
  const groups = new Map<string, Try[]>();
  tries.forEach((attempt, id) => {
    const exercise = exerciseOfTry(id);
    const group = groups.get(exercise);
    if (group) group.push(attempt);
    else groups.set(exercise, [attempt]);
  });
  return new Map([...groups].map(([id, group]) => [id, mergeTries(group, [])]));
}

function memoizedPair<A extends object, B extends object, R>(
  compute: (a: A, b: B) => R,
): (a: A, b: B) => R {
  const byFirst = memoized((a: A) => memoized((b: B) => compute(a, b)));
  return (a, b) => byFirst(a)(b);
}
