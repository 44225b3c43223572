import type {
  AnimatedProperty,
  Animation,
  Layer,
  Shape,
} from '@lottie-animation-community/lottie-types';

/** Returns all layers, including those in compositions. */
export function allLayers({ layers, assets = [] }: Animation): Layer.Value[] {
  return [...layers, ...assets.flatMap((asset) => ('layers' in asset ? asset.layers : []))];
}

/** Returns all shapes of a layer, including nested ones. */
export function allShapes(layer: Layer.Value): Shape.Value[] {
  return layer.ty === 4 ? layer.shapes.flatMap(withInner) : [];
}

/** Returns the keys of all objects in a value, at any depth. */
export function allKeys(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return new Set([...own, ...Object.values(value).flatMap((inner) => [...allKeys(inner)])]);
}

/** Returns the value of a one-dimensional property at a frame; supports linear and hold keyframes. */
export function valueAt({ k }: AnimatedProperty.Value, frame: number): number {
  if (typeof k === 'number') return k;
  if (!Array.isArray(k)) throw new TypeError('The property is not one-dimensional');
  const keyframes = k;
  const index = keyframes.findLastIndex(({ t }) => t <= frame);
  const current = keyframes[Math.max(index, 0)];
  const next = keyframes[index + 1];
  const value = current?.s[0] ?? NaN;
  if (index < 0 || current === undefined || next === undefined || current.h === 1) return value;
  return value + (((next.s[0] ?? NaN) - value) * (frame - current.t)) / (next.t - current.t);
}

function withInner(shape: Shape.Value): Shape.Value[] {
  return shape.ty === 'gr' ? [shape, ...(shape.it ?? []).flatMap(withInner)] : [shape];
}
