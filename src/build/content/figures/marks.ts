/** Ways to write marks. */
import type { ShapeMark, TextMark } from '../../../content/figure';
import { FONT_SIZE, rounded } from './fit';

/** From the middle of a line of text down to its baseline. */
export const BASELINE = FONT_SIZE * 0.35;

export type Point = readonly [x: number, y: number];

/** Words of a look, some of which there are not always. */
type Words = readonly (string | undefined | false)[];

/** Joins the words of a look. */
export function look(...words: Words): string {
  return words.filter(Boolean).join(' ');
}

/** A text; `words` may hold `start` or `end`, else its middle is at `x`. */
export function textMark(text: string, [x, y]: Point, ...words: Words): TextMark {
  return { text, x: rounded(x), y: rounded(y), look: look(...words) };
}

/** A box with rounded corners, by its left upper corner and its size. */
export function boxMark([x, y]: Point, [width, height]: Point, ...words: Words): ShapeMark {
  const r = 4;
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const across = rounded(width - 2 * r);
  const down = rounded(height - 2 * r);
  return {
    path: `M${rounded(x + r)} ${rounded(y)}h${across}${arc(r, r)}v${down}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}Z`,
    look: look(...words),
  };
}

/** A line through points. */
export function lineMark(points: readonly Point[], ...words: Words): ShapeMark {
  const path = points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L');
  return { path: `M${path}`, look: look(...words) };
}

/** The head of an arrow that ends at a point. */
export function headMark(from: Point, to: Point, ...words: Words): ShapeMark {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const corner = (turn: number): Point => [
    to[0] - 8 * Math.cos(angle + turn),
    to[1] - 8 * Math.sin(angle + turn),
  ];
  const { path } = lineMark([to, corner(0.4), corner(-0.4)]);
  return { path: `${path}Z`, look: look('head', ...words) };
}
