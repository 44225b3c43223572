/** Messages from the development server to open pages, in addition to webpack's own. */

/** Path prefix of the development server's endpoints, relative to the base path. */
export const DEV_PATH = '__dev/';

export interface Problem {
  /** Path relative to the project root. */
  file: string;
  /** 1-based line number, if known. */
  line?: number | undefined;
  reason: string;
}

/** While there are errors, the page shows the last working version. Warnings are failed lesson checks. */
export interface Problems {
  errors: readonly Problem[];
  warnings: readonly Problem[];
}

export interface DevMessages {
  'site-problems': Problems;
  /** Slugs of the changed lessons. */
  'site-lessons': readonly string[];
}

/** Sends a message to every open page. */
export type Broadcast = <T extends keyof DevMessages>(type: T, data: DevMessages[T]) => void;
