/**
 * Figures of a lesson as the build draws them: shapes and texts at fixed positions, which the page shows as SVG. All that
 * takes a library or the author's code has been done by then.
 */

/** What a color means; the theme has its value in both modes. */
export const TONES = ['primary', 'accent', 'muted', 'good', 'bad'] as const;

export type Tone = (typeof TONES)[number];

/** An outline, a line or a filled area. */
export interface ShapeMark {
  /** Path data of SVG. */
  path: string;
  /** Words of `src/figures/drawingStyles.ts`, with a space between. */
  look: string;
}

export interface TextMark {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  /** As of a shape. */
  look: string;
}

export type Mark = ShapeMark | TextMark;

/** A picture. One unit is a pixel where it is shown at its least size, and text is 14 units high. */
export interface Drawing {
  width: number;
  height: number;
  /** Later ones cover earlier ones. */
  marks: Mark[];
}

/** Boxes and arrows. */
export interface DiagramBlock {
  kind: 'diagram';
  /** What it shows, for those who can't see it. */
  label: string;
  drawing: Drawing;
  /** It is wider than a phone and scrolls inside itself. */
  scrolls?: true;
}

export type FigureBlock = DiagramBlock;

/** Figures by the code they need: a picture alone, or one that the reader changes. */
export type FigureKind = 'still';
