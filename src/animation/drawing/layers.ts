import type { Layer, Shape } from '@lottie-animation-community/lottie-types';
import { canvas } from './canvas';
import { type Placement, transform } from './shapes';

interface LayerOptions extends Placement {
  /** Name for tools and tests. */
  name: string;
  /** Number by which children find this layer. */
  index?: number;
  /** Index of the layer this one moves with. */
  parent?: number;
}

/** A layer of shapes, painted from back to front. */
export function shapeLayer(options: LayerOptions, parts: readonly Shape.Value[]): Layer.Shape {
  return { ty: 4, ...common(options), shapes: [...parts].reverse() };
}

/** A layer that draws nothing and only holds others. */
export function carrier(options: LayerOptions & { index: number }): Layer.Null {
  return { ty: 3, ...common(options) };
}

/** A composition shown in a window of its own size: what reaches over the edge is cut off. */
export function shown(
  options: LayerOptions,
  composition: string,
  size: { width: number; height: number },
): Layer.Precomposition {
  return { ty: 0, ...common(options), refId: composition, w: size.width, h: size.height };
}

// `st` is optional to the schema, but without it the engine draws nothing at all.
function common({ name, index, parent, ...placement }: LayerOptions) {
  return {
    nm: name,
    ...(index === undefined ? null : { ind: index }),
    ...(parent === undefined ? null : { parent }),
    ks: transform(placement),
    ip: canvas.firstFrame,
    op: canvas.endFrame,
    st: 0,
  };
}
