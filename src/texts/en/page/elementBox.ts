/** Sentences about an element's size and position. */
import { element, type ElementFacts } from './elements';

export const tooSmall = "It's too small.";
export const tooLarge = "It's too large.";
export const notAsTallAs = (other: ElementFacts) => `It isn't as tall as ${element(other)}.`;
export const notAsWideAs = (other: ElementFacts) => `It isn't as wide as ${element(other)}.`;
export const notBeside = "They aren't side by side.";
export const notLeftOf = (other: ElementFacts) => `It isn't to the left of ${element(other)}.`;
export const notBelow = (other: ElementFacts) => `It isn't below ${element(other)}.`;
export const notInside = (other: ElementFacts) => `It extends past ${element(other)}.`;

/** After "Expected:". */
export const atLeast = (width: number, height: number) => `at least ${width} × ${height} px`;
export const atMost = (width: number, height: number) => `at most ${width} × ${height} px`;
export const beside = (other: ElementFacts) => `next to ${element(other)}`;
export const leftOf = (other: ElementFacts) => `left of ${element(other)}`;
export const below = (other: ElementFacts) => `below ${element(other)}`;
export const inside = (other: ElementFacts) => `inside ${element(other)}`;

/** After "Expected:" and "Received:". */
export const tall = (height: number) => `${height} px tall`;
export const wide = (width: number) => `${width} px wide`;

/** After "Received:". */
export const size = (width: number, height: number) => `${width} × ${height} px`;

const UPRIGHT = { above: 'above it', below: 'below it' };
const ACROSS = { left: 'to its left', right: 'to its right' };

/** After "Received:": where the element is, seen from the other one. Undefined if they overlap that way. */
export function where(
  upright: 'above' | 'below' | undefined,
  across: 'left' | 'right' | undefined,
): string {
  if (upright && across) return `${UPRIGHT[upright]} and ${ACROSS[across]}`;
  if (upright) return UPRIGHT[upright];
  return across ? ACROSS[across] : 'overlapping it';
}
