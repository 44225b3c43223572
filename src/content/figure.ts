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

/** What the reader sets. */
export interface Knob {
  name: string;
  unit?: string;
  /** What it can be set to: a slider's numbers in order, or a choice's words. */
  values: (number | string)[];
  /** Index of the value it has at first. */
  start: number;
}

/** What a plot shows for one setting of its knobs. */
export interface KnobState {
  /** Drawn below what never changes, and above it. */
  below: Mark[];
  above: Mark[];
  /** One sentence that says what there is to see. */
  says: string;
}

/** Data in a system of axes. */
export interface PlotBlock {
  kind: 'plot';
  /** As of a diagram. */
  label: string;
  /** With knobs, what never changes. */
  drawing: Drawing;
  /** The same for where there is room; absent with knobs, which are next to it there. */
  wide?: Drawing;
  knobs?: Knob[];
  /** For every setting of the knobs; the last knob changes fastest. */
  states?: KnobState[];
}

export interface StepsFrame {
  sentence: string;
  marks: Mark[];
}

/** A program that is walked step by step. */
export interface StepsBlock {
  kind: 'steps';
  /** As of a diagram. */
  label: string;
  /** What all frames have in common: mostly their size. */
  drawing: Drawing;
  frames: StepsFrame[];
}

export type FigureBlock = DiagramBlock | PlotBlock | StepsBlock;

/** Figures by the code they need: a picture alone, or one that the reader changes. */
export type FigureKind = 'still' | 'moving';

/** @returns what code a figure needs */
export function figureKind(figure: FigureBlock): FigureKind {
  const isMoving =
    figure.kind === 'steps' || (figure.kind === 'plot' && figure.knobs !== undefined);
  return isMoving ? 'moving' : 'still';
}
