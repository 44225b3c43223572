/** Creates the marks that make up drawings. */
import type { ShapeMark, TextMark } from '../content/figure';
import { FONT_SIZE, rounded } from './fit';

/** Distance from the middle of a line of text down to its baseline. */
export const BASELINE = FONT_SIZE * 0.35;

export type Point = readonly [x: number, y: number];

/** Style words of a mark. Falsy ones are skipped. */
type Words = readonly (string | undefined | false)[];

/** Joins style words into the `look` of a mark. */
export function look(...words: Words): string {
  return words.filter(Boolean).join(' ');
}

/** Creates a text mark, centered at `x` unless `words` includes `start` or `end`. */
export function textMark(text: string, [x, y]: Point, ...words: Words): TextMark {
  return { text, x: rounded(x), y: rounded(y), look: look(...words) };
}

/** Creates a box with rounded corners from its top-left corner and its size. */
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

/** Creates a line through points. */
export function lineMark(points: readonly Point[], ...words: Words): ShapeMark {
  const path = points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L');
  return { path: `M${path}`, look: look(...words) };
}

/** Creates the head of an arrow that ends at `to`. */
export function headMark(from: Point, to: Point, ...words: Words): ShapeMark {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const corner = (turn: number): Point => [
    to[0] - 8 * Math.cos(angle + turn),
    to[1] - 8 * Math.sin(angle + turn),
  ];
  const { path } = lineMark([to, corner(0.4), corner(-0.4)]);
  return { path: `${path}Z`, look: look('head', ...words) };
}
