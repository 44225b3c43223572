/** Seeded random numbers: the same seed gives the same sequence in every browser. */

/** Returns a number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** Creates a mulberry32 generator that's seeded with a string. */
export function seededRandom(seed: string): Random {
  let state = 0;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x9e3779b1);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a random integer from `min` to `max`, both inclusive. */
export function drawInteger(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}
