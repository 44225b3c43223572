/** Point shapes, which distinguish series for readers who can't see the colors. */
import type { ShapeMark } from '../../../../content/figure';
import { rounded } from '../../../../figures/fit';
import { look, type Point } from '../../../../figures/marks';

export const POINT_SHAPES = ['circle', 'square', 'triangle', 'diamond', 'cross', 'ring'] as const;

export type PointShape = (typeof POINT_SHAPES)[number];

/** Offset from a point to the start of its outline, and the outline as a relative path. */
const OUTLINES: Readonly<Record<PointShape, readonly [dx: number, dy: number, outline: string]>> = {
  circle: [-4.5, 0, 'a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z'],
  square: [-4, -4, 'h8v8h-8Z'],
  triangle: [0, -5.5, 'l5.5 9.5h-11Z'],
  diamond: [0, -6.5, 'l5.5 6.5l-5.5 6.5l-5.5 -6.5Z'],
  cross: [-4, -4, 'l8 8m0 -8l-8 8'],
  ring: [-7, 0, 'a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z'],
};

/** Shapes drawn as lines, without a fill. */
const OPEN: readonly PointShape[] = ['cross', 'ring'];

/** Creates one mark for all points of a series. */
export function pointsMark(shape: PointShape, points: readonly Point[], color: string): ShapeMark {
  const [dx, dy, outline] = OUTLINES[shape];
  const path = points.map(([x, y]) => `M${rounded(x + dx)} ${rounded(y + dy)}${outline}`).join('');
  return { path, look: look(OPEN.includes(shape) ? 'curve' : 'point', color) };
}
