import type { CoverMotif } from '../../content/cover';

/** Size of a cover's canvas in its own units. */
export const COVER_SIZE = { width: 320, height: 200 };

/**
 * What a shape looks like: `box` and `rim` are outlined, `full` and `warm` are filled areas, `core` is the inside of a `rim`; `line`, `thin`
 * and `trend` are lines, `text` is a line of text, `ink` one on a filled area; `dots` and `mark` are dots.
 */
export type CoverLook =
  | 'box'
  | 'full'
  | 'warm'
  | 'line'
  | 'thin'
  | 'trend'
  | 'text'
  | 'ink'
  | 'rim'
  | 'core'
  | 'dots'
  | 'mark';

/** Shapes of one look, as data of one path. */
export interface CoverLayer {
  look: CoverLook;
  path: string;
}

/** What was counted in a course. */
export interface CoverCounts {
  modules: number;
  lessons: number;
}

/** What of a course its cover is drawn from. */
export interface CoverFacts extends CoverCounts {
  /** The neutral one where a course names none. */
  motif?: CoverMotif | undefined;
}

/** Gives the layers in the order in which they are painted; one may be without shapes. */
export type Motif = (
  counts: CoverCounts,
) => readonly (readonly [look: CoverLook, shapes: readonly string[]])[];
