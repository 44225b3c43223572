/** Reads a plot's knobs. */
import type { Knob } from '../../../../content/figure';
import { FigureFault } from '../FigureFault';
import type { KnobSpec } from './plotSpec';

export function readKnob({ id, name, unit, values, start }: KnobSpec): Knob {
  const index = values.indexOf(start);
  if (index < 0) {
    throw new FigureFault(`knobs: ${id} starts at ${start}, which isn't one of its values`);
  }
  return { name, ...(unit === undefined ? {} : { unit }), values, start: index };
}

/** Returns the index of the initial state in the list of states, in which the last knob varies fastest. */
export function startOf(knobs: readonly Knob[]): number {
  return knobs.reduce((index, { values, start }) => index * values.length + start, 0);
}
