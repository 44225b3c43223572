/** What the development server tells open pages, beside what webpack's own client understands. */

/** Path of the development server's own addresses, below the base path. */
export const DEV_PATH = '__dev/';

/** Something that is wrong, with its place. */
export interface Problem {
  /** Relative to the project's folder. */
  file: string;
  /** Counted from 1; missing where there is none. */
  line?: number | undefined;
  reason: string;
}

/** Errors keep the last version that worked in the page; warnings are proofs that fail. */
export interface Problems {
  errors: readonly Problem[];
  warnings: readonly Problem[];
}

/** The messages by their types. */
export interface DevMessages {
  'site-problems': Problems;
  /** Slugs of lessons that have changed. */
  'site-lessons': readonly string[];
}

/** Sends a message to every open page. */
export type Broadcast = <T extends keyof DevMessages>(type: T, data: DevMessages[T]) => void;
