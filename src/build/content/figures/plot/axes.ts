/** Draws the axes of a plot. */
import { scaleBand, scaleLinear } from 'd3-scale';
import type { Mark } from '../../../../content/figure';
import * as texts from '../../../../texts/en/drawnFigures';
import { FONT_SIZE, monoWidth } from '../../../../figures/fit';
import { BASELINE, lineMark, textMark, type Point } from '../../../../figures/marks';
import { FigureFault } from '../FigureFault';
import type { Bounds } from './clip';
import type { AxesSpec, LinearAxis } from './plotSpec';

const HEIGHT = 190;
const LINE = FONT_SIZE + 6;
const TICKS = 5;
/** Space between a tick label and the axis. */
const GAP = 8;
/** Least space between the end of the x axis and the drawing's edge. */
const MARGIN = 8;

export interface Axes {
  /** Converts a data point to drawing coordinates. */
  toDrawing: (point: Point) => Point;
  /** Returns the left edge and width of a category's band. Undefined on a numeric axis. */
  band: ((index: number) => readonly [left: number, width: number]) | undefined;
  /** Range of data that the axes show. */
  bounds: Bounds;
  /** Width of the drawing. */
  width: number;
  /** Grid, axis lines, tick labels and axis names. */
  marks: Mark[];
  /** Bottom edge of everything drawn so far, measured from the top of the drawing. */
  height: number;
}

/**
 * @param spec - the author's description of the axes
 * @param top - y coordinate where the axes start, in drawing units
 * @param width - width of the drawing
 */
export function drawAxes({ x, y }: Pick<AxesSpec, 'x' | 'y'>, top: number, width: number): Axes {
  const roof = top + LINE + 8;
  const floor = roof + HEIGHT;
  const up = scaleLinear([y.from, y.to], [floor, roof]);
  const ticks = up
    .ticks(TICKS)
    .map((value) => ({ at: up(value), text: texts.tick(up.tickFormat(TICKS)(value)) }));
  const left = Math.max(...ticks.map(({ text }) => monoWidth(text))) + GAP;
  const right = 'categories' in x ? width - MARGIN : rightEdge(x, left, width);
  const across =
    'categories' in x ? bandScale(x.categories, left, right) : linearScale(x, left, right);
  const names = [texts.axis(y.name, y.unit), texts.axis(x.name, 'unit' in x ? x.unit : undefined)];
  const long = names.find((name) => monoWidth(name) > width - left);
  if (long !== undefined) throw new FigureFault(`the axis name "${long}" is too long; shorten it`);
  const marks: Mark[] = [
    textMark(texts.axis(y.name, y.unit), [0, top + LINE / 2 + BASELINE], 'start'),
    ...ticks.flatMap(({ at, text }): Mark[] => [
      lineMark(
        [
          [left, at],
          [right, at],
        ],
        'grid',
      ),
      textMark(text, [left - GAP, at + BASELINE], 'mono end'),
    ]),
    ...across.ticks.flatMap(({ at, text }): Mark[] => [
      ...(across.band
        ? []
        : [
            lineMark(
              [
                [at, roof],
                [at, floor],
              ],
              'grid',
            ),
          ]),
      textMark(text, [at, floor + LINE], across.band ? '' : 'mono'),
    ]),
    lineMark(
      [
        [left, roof],
        [left, floor],
        [right, floor],
      ],
      'axis',
    ),
    textMark(
      texts.axis(x.name, 'unit' in x ? x.unit : undefined),
      [right, floor + 2 * LINE],
      'end',
    ),
  ];
  return {
    toDrawing: ([h, v]) => [across.at(h), up(v)],
    band: across.band,
    bounds: { ...across.bounds, low: y.from, high: y.to },
    width,
    marks,
    height: floor + 2 * LINE + 6,
  };
}

/** Returns where the x axis ends, so that its last label isn't cut off. */
function rightEdge({ from, to }: LinearAxis, left: number, width: number): number {
  const scale = scaleLinear([from, to], [0, 1]);
  const last = scale.ticks(TICKS).at(-1) ?? to;
  const half = monoWidth(texts.tick(scale.tickFormat(TICKS)(last))) / 2;
  return Math.min(width - MARGIN, left + (width - half - left) / (scale(last) || 1));
}

interface Across extends Pick<Axes, 'band'> {
  at: (value: number) => number;
  ticks: { at: number; text: string }[];
  bounds: Pick<Bounds, 'left' | 'right'>;
}

function linearScale({ from, to }: LinearAxis, left: number, right: number): Across {
  const scale = scaleLinear([from, to], [left, right]);
  const format = scale.tickFormat(TICKS);
  const ticks = scale
    .ticks(TICKS)
    .map((value) => ({ at: scale(value), text: texts.tick(format(value)) }));
  return { at: scale, ticks, bounds: { left: from, right: to }, band: undefined };
}

function bandScale(names: readonly string[], left: number, right: number): Across {
  const scale = scaleBand(names, [left, right]).padding(0.2);
  const wide = names.find((name) => monoWidth(name) > scale.step());
  if (wide !== undefined) {
    throw new FigureFault(
      `x.categories: "${wide}" is too long for ${names.length} categories; shorten it`,
    );
  }
  const middle = (name: string): number => (scale(name) ?? 0) + scale.bandwidth() / 2;
  return {
    at: (index) => middle(names[Math.round(index)] ?? ''),
    ticks: names.map((name) => ({ at: middle(name), text: name })),
    bounds: { left: 0, right: names.length - 1 },
    band: (index) => [scale(names[index] ?? '') ?? 0, scale.bandwidth()],
  };
}
