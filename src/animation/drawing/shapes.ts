import type { AnimatedProperty, Helpers, Shape } from '@lottie-animation-community/lottie-types';
import { still } from './keyframes';

/** A point in px, y downwards. */
export type Point = readonly [x: number, y: number];

type Part = Shape.Value;
type Value = AnimatedProperty.Value;

/** The position of a group or layer; what is left out rests at its neutral value. */
export interface Placement {
  anchor?: Point;
  at?: Point | AnimatedProperty.Position;
  /** Percent. */
  scale?: Point | AnimatedProperty.MultiDimensional;
  /** Degrees, clockwise. */
  turn?: number | Value;
  /** 0 to 100. */
  opacity?: number | Value;
}

/**
 * A transform that names only what is not neutral, and always the opacity: without it the engine draws nothing at all,
 * without a word, though the schema is content.
 *
 * @param placement - an anchor without a position stays where it is drawn.
 */
export function transform({
  anchor,
  at = anchor,
  scale,
  turn,
  opacity = 100,
}: Placement = {}): Helpers.Transform {
  return {
    ...(anchor === undefined ? null : { a: still([...anchor]) }),
    ...(at === undefined ? null : { p: 'k' in at ? at : still([...at]) }),
    ...(scale === undefined ? null : { s: 'k' in scale ? scale : still([...scale]) }),
    ...(turn === undefined ? null : { r: typeof turn === 'number' ? still(turn) : turn }),
    o: typeof opacity === 'number' ? still(opacity) : opacity,
  };
}

/** Shapes painted from back to front, moved as one. */
export function group(parts: readonly Part[], placement?: Placement): Shape.Group {
  return { ty: 'gr', it: [...parts].reverse().concat({ ty: 'tr', ...transform(placement) }) };
}

/** Outlines that share one paint. */
export function painted(
  outlines: readonly Part[],
  paint: Part,
  placement?: Placement,
): Shape.Group {
  return { ty: 'gr', it: [...outlines, paint, { ty: 'tr', ...transform(placement) }] };
}

/**
 * A rectangle with round corners.
 *
 * @param left - left edge, px; `top` likewise.
 * @param radius - of the corners, px; half the shorter side makes a pill.
 */
export function rect(
  left: number,
  top: number,
  width: number,
  height: number,
  radius = 0,
): Shape.Rectangle {
  return {
    ty: 'rc',
    p: still([left + width / 2, top + height / 2]),
    s: still([width, height]),
    r: still(radius),
  };
}

/** An ellipse about its center; a circle where only the width is given. Diameters in px. */
export function ellipse([x, y]: Point, width: number, height = width): Shape.Ellipse {
  return { ty: 'el', p: still([x, y]), s: still([width, height]) };
}

/** Straight lines from point to point. */
export function polyline(points: readonly Point[], closed = false): Shape.Path {
  const flat = points.map(() => [0, 0]);
  return path(points, flat, flat, closed);
}

/**
 * One bend from `start` to `end`.
 *
 * @param leave - handle at the start, relative to it; `arrive` likewise at the end.
 */
export function curve(start: Point, leave: Point, arrive: Point, end: Point): Shape.Path {
  return path([start, end], [[0, 0], arrive], [leave, [0, 0]], false);
}

/** @param hex - six digits with `#`; `opacity` 0 to 100. */
export function fill(hex: string, opacity = 100): Shape.Fill {
  return { ty: 'fl', c: still(rgb(hex)), o: still(opacity) };
}

/** A line with round ends and corners, as the engine draws them unless told otherwise. Width in px, opacity 0 to 100. */
export function stroke(hex: string, width: number, opacity = 100): Shape.Stroke {
  return { ty: 'st', c: still(rgb(hex)), o: still(opacity), w: still(width) };
}

/**
 * A line cut into `count` equal dashes with gaps between them; start and end of the outline are in the middle of a gap.
 * (A repeater would be the usual way, but the format's schema does not know repeaters.)
 *
 * @param length - of the whole outline, px.
 * @param share - of a dash in dash and gap together, 0 to 1.
 */
export function dashes(
  paint: Shape.Stroke,
  { count, length, share }: { count: number; length: number; share: number },
): Shape.Stroke {
  const dash = (length / count) * share;
  return {
    ...paint,
    lc: 1,
    d: [
      { n: 'd', v: still(rounded(dash)) },
      { n: 'g', v: still(rounded(length / count - dash)) },
      { n: 'o', v: still(rounded(dash + (length / count - dash) / 2)) },
    ],
  };
}

function path(
  points: readonly Point[],
  arriving: readonly (readonly number[])[],
  leaving: readonly (readonly number[])[],
  closed: boolean,
): Shape.Path {
  const copy = (list: readonly (readonly number[])[]) => list.map((pair) => [...pair]);
  return {
    ty: 'sh',
    ks: {
      a: 0,
      k: { ...(closed ? { c: true } : null), v: copy(points), i: copy(arriving), o: copy(leaving) },
    },
  };
}

/**
 * A color as the format writes it. Rounded up, for the engine cuts off what is behind the point when it goes back to 255
 * steps.
 *
 * @param hex - six digits with `#`.
 */
export function rgb(hex: string): [number, number, number] {
  const channel = (from: number) =>
    Math.ceil((parseInt(hex.slice(from, from + 2), 16) / 255) * 1000) / 1000;
  return [channel(1), channel(3), channel(5)];
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
