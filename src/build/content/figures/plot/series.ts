/** Assigns a distinct color and shape to each series of a plot. */
import { POINT_SHAPES, type PointShape } from './pointShapes';
import type { MarkSpec } from './plotSpec';

/** Style words for colors, in the order they are assigned. */
const COLORS = ['series1', 'series2', 'series3', 'series4'];

/** Point shapes, in the order they are assigned. Rings are reserved for highlights. */
const SHAPES = POINT_SHAPES.filter((shape) => shape !== 'ring');

export type SeriesSpec = Exclude<MarkSpec, { kind: 'labels' }> & { dashed?: boolean | undefined };

export interface DrawnSeries {
  spec: SeriesSpec;
  color: string;
  /** Shape of the series' points. */
  shape: PointShape;
}

/**
 * @param marks - marks of one plot
 * @param offset - number of colors already assigned to earlier series of the plot
 */
export function colorSeries(marks: readonly MarkSpec[], offset: number): DrawnSeries[] {
  let count = offset;
  return marks.flatMap((spec): DrawnSeries[] => {
    if (spec.kind === 'labels') return [];
    const color = spec.tone ?? COLORS[count % COLORS.length] ?? '';
    const ownShape = spec.kind === 'points' ? spec.shape : undefined;
    const shape = ownShape ?? SHAPES[count % SHAPES.length] ?? 'circle';
    if (spec.tone === undefined) count += 1;
    return [{ spec, color, shape }];
  });
}
