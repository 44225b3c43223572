/** Sentences about an element's size and position. */
import type { Translated } from '../../translation';
import { element, type ElementFacts } from './elements';

export const tooSmall = 'Das Element ist zu klein.';
export const tooLarge = 'Das Element ist zu groß.';
export const notAsTallAs = (other: ElementFacts) =>
  `Das Element ist nicht so hoch wie ${element(other)}.`;
export const notAsWideAs = (other: ElementFacts) =>
  `Das Element ist nicht so breit wie ${element(other)}.`;
export const notBeside = 'Die Elemente stehen nicht nebeneinander.';
export const notLeftOf = (other: ElementFacts) => `Das Element steht nicht ${leftOf(other)}.`;
export const notBelow = (other: ElementFacts) => `Das Element steht nicht ${below(other)}.`;
export const notInside = (other: ElementFacts) =>
  `Das Element ragt über ${element(other, 'accusative')} hinaus.`;

/** After „Erwartet“. */
export const atLeast = (width: number, height: number) => `mindestens ${size(width, height)}`;
export const atMost = (width: number, height: number) => `höchstens ${size(width, height)}`;
export const beside = (other: ElementFacts) => `neben ${element(other, 'dative')}`;
export const leftOf = (other: ElementFacts) =>
  `links von ${element(other, 'dative')}`.replace(/^links von dem /, 'links vom ');
export const below = (other: ElementFacts) => `unter ${element(other, 'dative')}`;
export const inside = (other: ElementFacts) => `innerhalb ${element(other, 'genitive')}`;

/** After „Erwartet“ and „Erhalten“. */
export const tall = (height: number) => `${decimal(height)} px hoch`;
export const wide = (width: number) => `${decimal(width)} px breit`;

/** After „Erhalten“. */
export const size = (width: number, height: number) => `${decimal(width)} × ${decimal(height)} px`;

const UPRIGHT = { above: 'darüber', below: 'darunter' };
const ACROSS = { left: 'links', right: 'rechts' };

/** After „Erhalten“: where the element is, seen from the other one. Undefined if they overlap that way. */
export function where(
  upright: 'above' | 'below' | undefined,
  across: 'left' | 'right' | undefined,
): string {
  if (upright && across) return `${ACROSS[across]} ${UPRIGHT[upright]}`;
  if (upright) return UPRIGHT[upright];
  return across ? `${ACROSS[across]} davon` : 'überschneidet sich damit';
}

function decimal(value: number): string {
  return String(value).replace('.', ',');
}

export type Complete = Translated<
  typeof import('../../en/page/elementBox'),
  typeof import('./elementBox')
>;
