/**
 * What the site remembers of a visitor's work, on the visitor's own device. README.md says how it is kept.
 *
 * Marks and drafts hold the time of the last decision, and taking something back is a decision too: that tells what is newer
 * in a file that is imported. Times are milliseconds since 1970.
 */

/** A decision that can be taken back. */
export interface Mark {
  on: boolean;
  at: number;
}

export interface LessonProgress {
  /** When it was first opened. */
  started: number;
  /** Absent until it was first marked as done. */
  done?: Mark;
}

/** The reader's own version of an example's or exercise's code. */
export interface Draft {
  /** `null` once the draft was dropped. */
  text: string | null;
  at: number;
}

/** A version of the reader's code that was checked. */
export interface Try {
  text: string;
  at: number;
  /** Tests that it passed, and all there were. */
  passed: number;
  of: number;
}

/** Where the reader was last. */
export interface LastPlace {
  /** Slug of the lesson. */
  slug: string;
  /** Slug of the heading, absent at the top. */
  heading?: string;
  at: number;
}

/** Ids are those of lessons, exercises and code blocks; ids that the site does not know (any more) may be among them. */
export interface Progress {
  lessons: ReadonlyMap<string, LessonProgress>;
  /** When each exercise was first passed. */
  passed: ReadonlyMap<string, number>;
  drafts: ReadonlyMap<string, Draft>;
  /** The last tries of each exercise, the newest first, no code twice. */
  tries: ReadonlyMap<string, readonly Try[]>;
  bookmarks: ReadonlyMap<string, Mark>;
  last: LastPlace | null;
}

export type LessonState = 'new' | 'started' | 'done';

/** Version of an exported file; raised when a site that only knows an older version could misread it. */
export const VERSION = 1;

/** Most that is kept. The oldest goes first. All limits used up, a file of it stays below `text`. */
export const LIMITS = {
  /** Characters of an id or a slug. */
  id: 120,
  lessons: 500,
  passed: 1000,
  bookmarks: 500,
  drafts: 200,
  /** Characters of one draft, as JSON. */
  draft: 20_000,
  /** Characters of all drafts together, as JSON. */
  allDrafts: 200_000,
  /** Exercises whose tries are kept, and how many of each. */
  tries: 300,
  triesOfOne: 5,
  /** Characters of all tries together, as JSON. */
  allTries: 200_000,
  /** Characters of a stored entry or an imported file. */
  text: 1_000_000,
} as const;

/** Nothing done yet; also what a page is prerendered with. */
export const EMPTY_PROGRESS: Progress = {
  lessons: new Map(),
  passed: new Map(),
  drafts: new Map(),
  tries: new Map(),
  bookmarks: new Map(),
  last: null,
};

/**
 * @param progress - what is remembered
 * @param lessonId - a lesson's permanent id
 * @returns how far the reader is with it
 */
export function lessonState(progress: Progress, lessonId: string): LessonState {
  const lesson = progress.lessons.get(lessonId);
  return lesson ? (lesson.done?.on ? 'done' : 'started') : 'new';
}

/**
 * @param progress - what is remembered
 * @param lessonId - a lesson's permanent id
 * @returns whether the reader keeps a bookmark on it
 */
export function isBookmarked(progress: Progress, lessonId: string): boolean {
  return progress.bookmarks.get(lessonId)?.on === true;
}

/**
 * @param progress - what is remembered
 * @param exerciseId - an exercise's permanent id
 * @returns whether the reader has passed it at least once
 */
export function hasPassed(progress: Progress, exerciseId: string): boolean {
  return progress.passed.has(exerciseId);
}

/** Whether there is nothing to remember: a visitor's first time, or after everything was deleted. */
export function isEmpty({ lessons, passed, drafts, tries, bookmarks, last }: Progress): boolean {
  return [lessons, passed, drafts, tries, bookmarks].every(({ size }) => size === 0) && !last;
}
