/**
 * A lesson's figures as drawn by the build: shapes and text at fixed positions, which the page renders as SVG
 * without a library or any code from the author.
 */

/** Color roles. The theme defines their colors for light and dark mode. */
export const TONES = ['primary', 'accent', 'muted', 'good', 'bad'] as const;

export type Tone = (typeof TONES)[number];

/** An outline, a line, or a filled area. */
export interface ShapeMark {
  /** SVG path data. */
  path: string;
  /** Style words from `src/figures/drawingStyles.ts`, separated by spaces. */
  look: string;
}

export interface TextMark {
  text: string;
  x: number;
  /** Vertical position of the text's baseline. */
  y: number;
  /** Style words from `src/figures/drawingStyles.ts`, separated by spaces. */
  look: string;
}

export type Mark = ShapeMark | TextMark;

/** A drawing. At its smallest size, one unit is one pixel; text is 14 units high. */
export interface Drawing {
  width: number;
  height: number;
  /** The marks, in drawing order: later marks cover earlier ones. */
  marks: Mark[];
}

/** A diagram of boxes and arrows. */
export interface DiagramBlock {
  kind: 'diagram';
  /** Text alternative for readers who can't see the drawing. */
  label: string;
  drawing: Drawing;
  /** True if the drawing is wider than a phone and scrolls horizontally. */
  scrolls?: true;
}

/** A control that changes a plot. */
export interface Knob {
  name: string;
  unit?: string;
  /** Values: sorted numbers for a slider, or words for a choice. */
  values: (number | string)[];
  /** Index of the initial value. */
  start: number;
}

/** The changing part of a plot's view. */
export interface ViewState {
  /** Marks drawn behind and in front of the view's fixed part. */
  below: Mark[];
  above: Mark[];
}

/** The changing part of a plot, for one combination of knob settings. */
export interface KnobState extends ViewState {
  /** One sentence that describes the plot in this state. */
  says: string;
  /** The other views, in order. */
  views?: ViewState[];
}

/** One of a plot's views, which all change with the same knobs. */
export interface PlotView {
  name: string;
  /** The view's fixed part. */
  drawing: Drawing;
}

/** Data plotted on axes. */
export interface PlotBlock {
  kind: 'plot';
  /** Text alternative for readers who can't see the drawing. */
  label: string;
  /** The drawing; if there are knobs, only its fixed part. */
  drawing: Drawing;
  /** Drawing for wide screens. Undefined if there are knobs, because they take up the extra space. */
  wide?: Drawing;
  knobs?: Knob[];
  /** One state per combination of knob settings. The last knob varies fastest. */
  states?: KnobState[];
  /** Name of the view in `drawing`, if there are other views. */
  name?: string;
  /** Views next to the first one. */
  views?: PlotView[];
}

/** A question that the figure asks before it shows a step. */
export interface StepQuestion {
  question: string;
  /** Two to four answers; one of them is right. */
  answers: string[];
  /** Index of the right answer. */
  right: number;
}

export interface StepsFrame {
  sentence: string;
  marks: Mark[];
  ask?: StepQuestion;
}

/** A program run, shown step by step. */
export interface StepsBlock {
  kind: 'steps';
  /** Text alternative for readers who can't see the drawings. */
  label: string;
  /** Size of the frames, and the marks that all of them share. */
  drawing: Drawing;
  frames: StepsFrame[];
}

export type FigureBlock = DiagramBlock | PlotBlock | StepsBlock;

/**
 * Kinds of figures, based on the code they need: `still` for static figures, `moving` for interactive ones.
 */
export type FigureKind = 'still' | 'moving';

/** Returns a figure's kind, which determines the code it needs. */
export function figureKind(figure: FigureBlock): FigureKind {
  const isMoving =
    figure.kind === 'steps' || (figure.kind === 'plot' && figure.knobs !== undefined);
  return isMoving ? 'moving' : 'still';
}
