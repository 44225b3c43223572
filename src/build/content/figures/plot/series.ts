/** Gives each mark of a plot the color and the shape by which it is told from the others. */
import { POINT_SHAPES, type PointShape } from './pointShapes';
import type { MarkSpec } from './plotSpec';

/** Words of the style sheet, in the order in which they are given out. */
const COLORS = ['series1', 'series2', 'series3', 'series4'];

/** Rings are for what is pointed out. */
const SHAPES = POINT_SHAPES.filter((shape) => shape !== 'ring');

export type SeriesSpec = Exclude<MarkSpec, { kind: 'labels' }> & { dashed?: boolean | undefined };

export interface DrawnSeries {
  spec: SeriesSpec;
  color: string;
  /** Of its points. */
  shape: PointShape;
}

/**
 * @param marks - of one plot
 * @param given - how many series before them have a color and a shape of their own
 */
export function colorSeries(marks: readonly MarkSpec[], given: number): DrawnSeries[] {
  let count = given;
  return marks.flatMap((spec): DrawnSeries[] => {
    if (spec.kind === 'labels') return [];
    const color = spec.tone ?? COLORS[count % COLORS.length] ?? '';
    const own = spec.kind === 'points' ? spec.shape : undefined;
    const shape = own ?? SHAPES[count % SHAPES.length] ?? 'circle';
    if (spec.tone === undefined) count += 1;
    return [{ spec, color, shape }];
  });
}
