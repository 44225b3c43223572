/** A seeded random number generator. */
export interface Chance {
  /** Returns an integer from 0 to `below` - 1. */
  number: (below: number) => number;
  pick: <T>(from: readonly T[]) => T;
}

/**
 * @param seed - any integer
 * @returns a generator that repeats its sequence for the same seed (mulberry32)
 */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const number = (below: number) => Math.floor(next() * below);
  return {
    number,
    pick(from) {
      const index = number(from.length);
      if (index >= from.length) throw new Error('There is nothing to pick from.');
      return from[index] as (typeof from)[number];
    },
  };
}
