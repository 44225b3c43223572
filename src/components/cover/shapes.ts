/** The shapes that all covers are drawn with, as data of SVG paths. */

/** A position in a cover's units. */
export type Point = readonly [x: number, y: number];

/** Corner radius of a box. */
const CORNER = 5;

/**
 * @param corner - its top left corner
 * @param width - more than twice the corner's radius, as its height
 * @param height - see there
 * @returns a box with round corners
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
 * @param center - where it is
 * @returns a dot: a line of no length, whose round ends make it as large as the line is wide
 */
export function dot([x, y]: Point): string {
  return `M${short(x)} ${short(y)}h0`;
}

/**
 * @param start - its left end
 * @param length - to its right end
 * @returns a line of text
 */
export function bar([x, y]: Point, length: number): string {
  return `M${short(x)} ${short(y)}h${short(length)}`;
}

/**
 * @param points - two or more
 * @returns the line from each to the next
 */
export function line(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;
}

/** Half a unit is less than half a pixel. */
function short(value: number): string {
  return String(Math.round(value));
}
