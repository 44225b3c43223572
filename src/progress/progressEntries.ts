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

/** The kinds of entries that progress is kept in. A lesson is two, so that opening it in one tab can't undo its end in another. */
export interface ProgressEntries {
  started: number;
  done: Mark;
  passed: number;
  drafts: Draft;
  /** Each under the exercise's id and what tells its code from others. */
  tries: Try;
  bookmarks: Mark;
  /** Only one. */
  place: LastPlace;
}

/** Id of the entry that says where the reader was last. */
export const LAST = 'last';

const readTime = (data: unknown) => (isTime(data) ? data : undefined);
const itself = (time: number) => time;
const timeOf = ({ at }: { at: number }) => at;
const weighText = memoized(({ text }: Draft | Try) => weightOf(text));

export const PROGRESS_KINDS: EntryKinds<ProgressEntries> = {
  started: { most: LIMITS.lessons, read: readTime, timeOf: itself, isFirst: true },
  done: { most: LIMITS.lessons, read: readMark, timeOf },
  passed: { most: LIMITS.passed, read: readTime, timeOf: itself, isFirst: true },
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
    weight: weighText,
    read: readTry,
    timeOf,
  },
  bookmarks: { most: LIMITS.bookmarks, read: readMark, timeOf },
  place: { most: 1, read: readLast, timeOf },
};

/** @returns what makes progress of entries, and the same objects again of what has not changed */
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
  tries.forEach((one, id) => {
    const exercise = exerciseOfTry(id);
    const group = groups.get(exercise);
    if (group) group.push(one);
    else groups.set(exercise, [one]);
  });
  return new Map([...groups].map(([id, group]) => [id, mergeTries(group, [])]));
}

/** Remembers what came of each object, as long as the object is there. */
function memoized<A extends object, R>(make: (from: A) => R): (from: A) => R {
  const made = new WeakMap<A, R>();
  return (from) => {
    const known = made.get(from);
    if (known !== undefined) return known;
    const result = make(from);
    made.set(from, result);
    return result;
  };
}

function memoizedPair<A extends object, B extends object, R>(
  make: (one: A, other: B) => R,
): (one: A, other: B) => R {
  const byFirst = memoized((one: A) => memoized((other: B) => make(one, other)));
  return (one, other) => byFirst(one)(other);
}
