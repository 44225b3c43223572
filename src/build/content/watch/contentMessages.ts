import type { Problem } from '../problems';

/** Messages from the content process to the development server. */
export type FromContent =
  /** Sent once the files that the site imports have been written. */
  | { type: 'ready' }
  | { type: 'compiled'; milliseconds: number; lessons: number; written: number }
  /** Sent when the data of the lessons with these slugs has changed. */
  | { type: 'lessons'; slugs: readonly string[] }
  | { type: 'problems'; problems: readonly Problem[] }
  /** Sent once all lessons are fully compiled and their programs are written and ready to run. */
  | { type: 'complete' }
  /** Response to a request: a lesson's data as JSON; `null` if the lesson doesn't exist. */
  | { type: 'lesson'; request: number; json: string };

/** Messages from the development server to the content process. */
export type ToContent =
  | { type: 'lesson'; request: number; slug: string }
  /** Sent once the first page has loaded. Starts highlighting, drawing and checking all lessons. */
  | { type: 'finish' };
