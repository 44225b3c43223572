/** Clips lines to the plot area (Liang–Barsky algorithm). */
import type { Point } from '../../../../figures/marks';

export interface Bounds {
  left: number;
  right: number;
  low: number;
  high: number;
}

/** @returns the part of a segment that is within the bounds; undefined if there's none */
export function clipSegment(from: Point, to: Point, bounds: Bounds): [Point, Point] | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let enter = 0;
  let leave = 1;
  const sides = [
    [-dx, from[0] - bounds.left],
    [dx, bounds.right - from[0]],
    [-dy, from[1] - bounds.low],
    [dy, bounds.high - from[1]],
  ] as const;
  for (const [speed, room] of sides) {
    if (speed === 0 && room < 0) return undefined;
    if (speed < 0) enter = Math.max(enter, room / speed);
    if (speed > 0) leave = Math.min(leave, room / speed);
  }
  if (enter > leave) return undefined;
  const at = (share: number): Point => [from[0] + share * dx, from[1] + share * dy];
  return [at(enter), at(leave)];
}

/** @returns the parts of a line that are within the bounds */
export function clipLine(points: readonly Point[], bounds: Bounds): Point[][] {
  const parts: Point[][] = [];
  points.slice(1).forEach((to, index) => {
    const piece = clipSegment(points[index] ?? to, to, bounds);
    if (piece === undefined) return;
    const last = parts.at(-1);
    const end = last?.at(-1);
    if (last && end?.[0] === piece[0][0] && end[1] === piece[0][1]) last.push(piece[1]);
    else parts.push(piece);
  });
  return parts;
}
