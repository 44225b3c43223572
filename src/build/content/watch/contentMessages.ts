import type { Problem } from '../problems';

/** What the process that compiles the content tells the development server. */
export type FromContent =
  /** The files that the site imports are there. */
  | { type: 'ready' }
  | { type: 'compiled'; milliseconds: number; lessons: number; written: number }
  /** The data of these lessons has changed. */
  | { type: 'lessons'; slugs: readonly string[] }
  | { type: 'problems'; problems: readonly Problem[] }
  /** Every lesson is compiled in full, and its programs are written: they can be run. */
  | { type: 'complete' }
  /** The answer to a request: a lesson's data as JSON, `null` if there is none. */
  | { type: 'lesson'; request: number; json: string };

/** What the development server asks of it. */
export type ToContent =
  | { type: 'lesson'; request: number; slug: string }
  /** The first page is there: now colors and drawings of all lessons, and their proofs. */
  | { type: 'finish' };
