import type {
  AnimatedProperty,
  Animation,
  Layer,
  Shape,
} from '@lottie-animation-community/lottie-types';

/** All layers, those of the compositions included. */
export function allLayers({ layers, assets = [] }: Animation): Layer.Value[] {
  return [...layers, ...assets.flatMap((asset) => ('layers' in asset ? asset.layers : []))];
}

/** All shapes of a layer, at whatever depth. */
export function allShapes(layer: Layer.Value): Shape.Value[] {
  return layer.ty === 4 ? layer.shapes.flatMap(withInner) : [];
}

/** Every key of every object in a value. */
export function allKeys(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return new Set([...own, ...Object.values(value).flatMap((inner) => [...allKeys(inner)])]);
}

/** What a property of one dimension is worth at a frame, where it goes evenly or holds. */
export function valueAt({ k }: AnimatedProperty.Value, frame: number): number {
  if (typeof k === 'number') return k;
  if (!Array.isArray(k)) throw new TypeError('Not a property of one dimension');
  const stops = k;
  const index = stops.findLastIndex((stop) => stop.t <= frame);
  const stop = stops[Math.max(index, 0)];
  const next = stops[index + 1];
  const here = stop?.s[0] ?? NaN;
  if (index < 0 || stop === undefined || next === undefined || stop.h === 1) return here;
  return here + (((next.s[0] ?? NaN) - here) * (frame - stop.t)) / (next.t - stop.t);
}

function withInner(shape: Shape.Value): Shape.Value[] {
  return shape.ty === 'gr' ? [shape, ...(shape.it ?? []).flatMap(withInner)] : [shape];
}
