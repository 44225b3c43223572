import { LAST_TIME, LIMITS, type LessonProgress, type Progress, type Try } from './progressModel';

/**
 * Merges two copies of the progress: everything that either holds, the newest decision where they differ. A lesson that
 * is done in one and only started in the other is done, unless it was unmarked later. The order of the two does not
 * matter, and merging a copy twice changes nothing.
 *
 * @param a - one copy
 * @param b - the other
 * @returns a new copy, within the limits
 */
export function mergeProgress(a: Progress, b: Progress): Progress {
  return trimProgress({
    lessons: mergeMaps(a.lessons, b.lessons, mergeLessons),
    passed: mergeMaps(a.passed, b.passed, (one, other) => Math.min(one, other)),
    drafts: mergeMaps(a.drafts, b.drafts, newest),
    tries: mergeMaps(a.tries, b.tries, mergeTries),
    bookmarks: mergeMaps(a.bookmarks, b.bookmarks, newest),
    last: a.last && b.last ? newest(a.last, b.last) : (a.last ?? b.last),
  });
}

/**
 * Cuts progress back to the limits, oldest first.
 *
 * @param progress - of any size
 * @returns a copy that keeps the youngest entries of each kind
 */
export function trimProgress(progress: Progress): Progress {
  const { lessons, passed, drafts, tries, bookmarks } = progress;
  return {
    ...progress,
    lessons: youngest(lessons, LIMITS.lessons, ({ started, done }) => done?.at ?? started),
    passed: youngest(passed, LIMITS.passed, (at) => at),
    bookmarks: youngest(bookmarks, LIMITS.bookmarks, timeOf),
    drafts: youngest(
      drafts,
      LIMITS.drafts,
      timeOf,
      within(LIMITS.allDrafts, ({ text }) => weightOf(text)),
    ),
    tries: youngest(
      tries,
      LIMITS.tries,
      ([newestTry]) => newestTry?.at ?? 0,
      within(LIMITS.allTries, (own) => own.reduce((sum, { text }) => sum + weightOf(text), 0)),
    ),
  };
}

/** @returns whether there is still room for a value, when asked for one after the other */
function within<T>(room: number, weight: (value: T) => number): (value: T) => boolean {
  let left = room;
  return (value) => {
    left -= weight(value);
    return left >= 0;
  };
}

/**
 * Merges two lists of tries: what was tried twice counts once, when it was tried last.
 *
 * @param a - tries of an exercise
 * @param b - others of the same
 * @returns the newest of them, the newest first
 */
export function mergeTries(a: readonly Try[], b: readonly Try[]): readonly Try[] {
  const byText = new Map<string, Try>();
  for (const one of [...a, ...b]) {
    const other = byText.get(one.text);
    byText.set(one.text, other ? newest(one, other) : one);
  }
  return [...byText.values()]
    .sort((one, other) => other.at - one.at || (one.text < other.text ? -1 : 1))
    .slice(0, LIMITS.triesOfOne);
}

/**
 * @param text - of a draft; `null` for one that was dropped
 * @returns characters it takes up in the stored entry
 */
export function weightOf(text: string | null): number {
  return JSON.stringify(text).length;
}

/**
 * @param progress - what is remembered
 * @param now - the device's clock, ms since 1970; may be wrong
 * @returns a time for the next decision, later than that of every decision before it
 */
export function nextTime(
  { lessons, passed, drafts, tries, bookmarks, last }: Progress,
  now: number,
): number {
  const times = [
    last?.at ?? 0,
    ...[...lessons.values()].flatMap(({ started, done }) => [started, done?.at ?? 0]),
    ...passed.values(),
    ...[...drafts.values(), ...[...tries.values()].flat(), ...bookmarks.values()].map(timeOf),
  ];
  return Math.min(LAST_TIME, Math.max(now, Math.max(...times) + 1));
}

function timeOf({ at }: { at: number }): number {
  return at;
}

function mergeMaps<T>(
  a: ReadonlyMap<string, T>,
  b: ReadonlyMap<string, T>,
  mergeValues: (one: T, other: T) => T,
): ReadonlyMap<string, T> {
  const merged = new Map(a);
  for (const [id, other] of b) {
    const one = merged.get(id);
    merged.set(id, one === undefined ? other : mergeValues(one, other));
  }
  return merged;
}

function mergeLessons(a: LessonProgress, b: LessonProgress): LessonProgress {
  const done = a.done && b.done ? newest(a.done, b.done) : (a.done ?? b.done);
  return { started: Math.min(a.started, b.started), ...(done && { done }) };
}

/** The later of two decisions. At the same time the choice is arbitrary, but the same for either order. */
function newest<T extends { at: number }>(a: T, b: T): T {
  return (a.at - b.at || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) > 0 ? a : b;
}

function youngest<T>(
  map: ReadonlyMap<string, T>,
  most: number,
  time: (value: T) => number,
  fits: (value: T) => boolean = () => true,
): ReadonlyMap<string, T> {
  return new Map(
    [...map]
      .sort(([idA, a], [idB, b]) => time(b) - time(a) || (idA < idB ? -1 : 1))
      .slice(0, most)
      .filter(([, value]) => fits(value)),
  );
}
