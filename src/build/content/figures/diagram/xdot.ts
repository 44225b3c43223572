/**
 * Schema of Graphviz's JSON output: the drawing operations for each node and edge
 * (https://graphviz.org/docs/outputs/canon/#xdot). The y axis points up.
 */
import { z } from 'zod';

const point = z.tuple([z.number(), z.number()]);

const operation = z.discriminatedUnion('op', [
  /** An ellipse; `rect` is its center and radii. Shapes with a capital letter (`E`, `P`, `B`) are filled. */
  z.object({
    op: z.enum(['e', 'E']),
    rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  }),
  z.object({ op: z.enum(['p', 'P', 'L']), points: z.array(point) }),
  z.object({ op: z.enum(['b', 'B']), points: z.array(point) }),
  z.object({ op: z.literal('T'), pt: point, align: z.enum(['l', 'c', 'r']), text: z.string() }),
  /** `c` sets the color of lines and text, and `C` sets the fill color. */
  z.object({ op: z.enum(['c', 'C']), color: z.string() }),
  z.object({ op: z.literal('S'), style: z.string() }),
  z.object({ op: z.literal('F'), size: z.number(), face: z.string() }),
  /** Bit field: 1 is bold, 2 is italic. */
  z.object({ op: z.literal('t'), fontchar: z.number() }),
]);

export type Operation = z.output<typeof operation>;

const strokes = z.array(operation).optional();

const element = z.object({
  name: z.string().optional(),
  class: z.string().optional(),
  _draw_: strokes,
  _ldraw_: strokes,
  _hdraw_: strokes,
  _tdraw_: strokes,
});

/** A node, a cluster or an edge. */
export type Element = z.output<typeof element>;

export const picture = z.object({
  /** Bounding box: left, bottom, right, top. */
  bb: z.string(),
  /** Clusters first, then nodes. */
  objects: z.array(element).optional(),
  edges: z.array(element).optional(),
});
