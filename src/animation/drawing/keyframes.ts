import type { AnimatedProperty } from '@lottie-animation-community/lottie-types';

type Keyframe = AnimatedProperty.Keyframe;

/** How a value travels to the next keyframe: evenly, softly at both ends, or not until it is there. */
export type Travel = 'even' | 'soft' | 'jump';

/** One stop: frame (0 to 300, whole), the value there, and how it goes on from there (`soft` unless told). */
export type Stop = readonly [frame: number, value: number | readonly number[], travel?: Travel];

const handles = {
  even: { o: { x: 0, y: 0 }, i: { x: 1, y: 1 } },
  soft: { o: { x: 0.4, y: 0 }, i: { x: 0.6, y: 1 } },
};

/**
 * An animated property that passes through the stops.
 *
 * @param stops - in ascending order of frames.
 * @returns the property; its value before the first and after the last stop is theirs.
 * @throws RangeError when two stops share a frame or are in the wrong order: the engine would skip one silently.
 */
export function moving(stops: readonly Stop[]): { a: 1; k: Keyframe[] } {
  const k = stops.map(([frame, value, travel = 'soft'], index): Keyframe => {
    const next = stops[index + 1];
    if (next !== undefined && next[0] <= frame) {
      throw new RangeError(`Stops out of order: frame ${frame} before frame ${next[0]}`);
    }
    const base = { t: frame, s: typeof value === 'number' ? [value] : [...value] };
    if (next === undefined) return base;
    // A hold is written in a tenth of the letters of a curve between equal values, and draws the same.
    const holds = travel === 'jump' || String(value) === String(next[1]);
    return holds ? { ...base, h: 1 } : { ...base, ...handles[travel] };
  });
  return { a: 1, k };
}

/** A property that never changes. */
export function still<T extends number | number[]>(k: T): { a: 0; k: T } {
  return { a: 0, k };
}
