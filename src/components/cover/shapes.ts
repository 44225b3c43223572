/** Shapes of covers, as SVG path data. */

/** A position, in the cover's units. */
export type Point = readonly [x: number, y: number];

const CORNER = 5;

/**
 * @param corner - top-left corner
 * @param width - more than twice the corner radius
 * @param height - more than twice the corner radius
 * @returns path of a box with rounded corners
 */
export function box([x, y]: Point, width: number, height: number): string {
  const [across, down] = [width - 2 * CORNER, height - 2 * CORNER].map(short);
  const [r, s] = [CORNER, -CORNER];
  return (
    `M${short(x + r)} ${short(y)}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${s} ${r}` +
    `h-${across}q${s} 0 ${s} ${s}v-${down}q0 ${s} ${r} ${s}z`
  );
}

/**
 * @param center - position of the dot
 * @returns path of a zero-length line, whose round caps form the dot
 */
export function dot([x, y]: Point): string {
  return `M${short(x)} ${short(y)}h0`;
}

/**
 * @param start - left end
 * @param length - length to the right
 * @returns path of a line of text
 */
export function bar([x, y]: Point, length: number): string {
  return `M${short(x)} ${short(y)}h${short(length)}`;
}

/**
 * @param points - two or more points
 * @returns path of a polyline through the points
 */
export function line(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;
}

/** Rounds to whole units; half a unit is less than half a pixel. */
function short(value: number): string {
  return String(Math.round(value));
}
