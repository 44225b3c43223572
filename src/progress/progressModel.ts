/**
 * Data model of the visitor's work, which is stored on the visitor's device (see README.md).
 *
 * Marks and drafts store the time of their last change. Undoing is also a change, so that an import can tell
 * which side is newer. Times are in ms since 1970.
 */

/** An on/off choice, such as "done" or a bookmark. */
export interface Mark {
  on: boolean;
  at: number;
}

export interface LessonProgress {
  /** When the lesson was first opened. */
  started: number;
  /** Omitted until the lesson is first marked as done. */
  done?: Mark;
}

/** The reader's own version of an example's or exercise's code. */
export interface Draft {
  /** `null` once the draft has been discarded. */
  text: string | null;
  at: number;
}

/** Code that the reader ran the tests on. */
export interface Try {
  text: string;
  at: number;
  /** Number of tests passed, out of `of`. */
  passed: number;
  of: number;
  /** Sentence about the mistake, if it's known. */
  mistake?: string;
}

/** Where the reader left off. */
export interface LastPlace {
  /** Slug of the lesson. */
  slug: string;
  /** Slug of the heading or id of the exercise; omitted if the reader is at the top of the lesson. */
  heading?: string;
  at: number;
}

/**
 * The reader's progress, keyed by ids of lessons, exercises, and code blocks. Can include ids of removed
 * content.
 */
export interface Progress {
  lessons: ReadonlyMap<string, LessonProgress>;
  /** When each exercise was first passed. */
  passed: ReadonlyMap<string, number>;
  drafts: ReadonlyMap<string, Draft>;
  /** The latest tries of each exercise, newest first, without duplicate code. */
  tries: ReadonlyMap<string, readonly Try[]>;
  bookmarks: ReadonlyMap<string, Mark>;
  last: LastPlace | null;
}

export type LessonState = 'new' | 'started' | 'done';

/** Version of the file format; incremented when older code could misread a file. */
export const VERSION = 1;

/**
 * Storage limits; the oldest entry is dropped first. A file that reaches every limit still fits within the
 * `text` limit.
 */
export const LIMITS = {
  /** Maximum number of characters in an id or slug. */
  id: 120,
  lessons: 500,
  passed: 1000,
  bookmarks: 500,
  drafts: 200,
  /** Maximum number of characters in one draft, as JSON. */
  draft: 20_000,
  /** Maximum number of characters in all drafts combined, as JSON. */
  allDrafts: 200_000,
  /** Maximum number of exercises with saved tries; each can have up to `triesOfOne` tries. */
  tries: 300,
  triesOfOne: 5,
  /** Maximum number of characters in the sentence about a try's mistake. */
  mistake: 300,
  /** Maximum number of characters in all tries combined, as JSON. */
  allTries: 200_000,
  /** Maximum number of characters in a stored entry or an imported file. */
  text: 1_000_000,
} as const;

/** Progress for new visitors and prerendered pages. */
export const EMPTY_PROGRESS: Progress = {
  lessons: new Map(),
  passed: new Map(),
  drafts: new Map(),
  tries: new Map(),
  bookmarks: new Map(),
  last: null,
};

/**
 * @param progress - the reader's saved progress
 * @param lessonId - a lesson's permanent id
 * @returns whether the lesson is new, started, or done
 */
export function lessonState(progress: Progress, lessonId: string): LessonState {
  const lesson = progress.lessons.get(lessonId);
  return lesson ? (lesson.done?.on ? 'done' : 'started') : 'new';
}

/**
 * @param progress - the reader's saved progress
 * @param lessonId - a lesson's permanent id
 * @returns true if the lesson is bookmarked
 */
export function isBookmarked(progress: Progress, lessonId: string): boolean {
  return progress.bookmarks.get(lessonId)?.on === true;
}

/**
 * @param progress - the reader's saved progress
 * @param exerciseId - an exercise's permanent id
 * @returns true if the reader has passed the exercise at least once
 */
export function hasPassed(progress: Progress, exerciseId: string): boolean {
  return progress.passed.has(exerciseId);
}

/**
 * @returns true if nothing is saved, either because it's the first visit or because everything was deleted
 */
export function isEmpty({ lessons, passed, drafts, tries, bookmarks, last }: Progress): boolean {
  return [lessons, passed, drafts, tries, bookmarks].every(({ size }) => size === 0) && !last;
}
