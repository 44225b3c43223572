import type { CoverMotif } from '../../content/cover';

/** `viewBox` size of a cover. */
export const COVER_SIZE = { width: 320, height: 200 };

/**
 * Style of a shape: `box` and `rim` are outlined, `full` and `warm` are filled, `core` is the inside of a
 * `rim`; `line`, `thin`, and `trend` are lines; `text` is a line of text, and `ink` is a line of text on
 * a filled shape; `dots` and `mark` are dots.
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

/** All shapes with the same look, as a single SVG path. */
export interface CoverLayer {
  look: CoverLook;
  path: string;
}

/** Numbers of modules and lessons in a course, for drawing its cover. */
export interface CoverCounts {
  modules: number;
  lessons: number;
}

/** Input for drawing a course's cover. */
export interface CoverFacts extends CoverCounts {
  /** Defaults to the neutral motif. */
  motif?: CoverMotif | undefined;
}

/** Draws a motif as layers in paint order; a layer can be empty. */
export type Motif = (
  counts: CoverCounts,
) => readonly (readonly [look: CoverLook, shapes: readonly string[]])[];
