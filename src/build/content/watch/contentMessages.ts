import type { Problem } from '../problems';

/** Messages from the content process to the development server. */
export type FromContent =
  /** The files that the site imports have been written. */
  | { type: 'ready' }
  | { type: 'compiled'; milliseconds: number; lessons: number; written: number }
  /** These lessons' data has changed. */
  | { type: 'lessons'; slugs: readonly string[] }
  | { type: 'problems'; problems: readonly Problem[] }
  /** All lessons are fully compiled and their programs are written, so they can be run. */
  | { type: 'complete' }
  /** Response to a request: a lesson's data as JSON; `null` if the lesson doesn't exist. */
  | { type: 'lesson'; request: number; json: string };

/** Messages from the development server to the content process. */
export type ToContent =
  | { type: 'lesson'; request: number; slug: string }
  /** The first page has loaded: highlight, draw and check all lessons now. */
  | { type: 'finish' };
