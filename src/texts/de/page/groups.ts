/** Sentences about several elements together. */
import type { Translated } from '../../translation';
import { withDifference, type Difference } from './differences';
import { allOf, anyOf, oneOf, type GroupFacts } from './elements';

/** There's only one element. */
export const textDiffers = (group: GroupFacts, difference: Difference | undefined) =>
  withDifference(`Der Text ${oneOf(group, 'genitive')} stimmt nicht`, difference);
export const textsDiffer = (group: GroupFacts, difference: Difference | undefined) =>
  withDifference(`Die Texte ${allOf(group, 'genitive')} stimmen nicht`, difference);
/** There's only one element. */
export const nameDiffers = (group: GroupFacts, difference: Difference | undefined) =>
  withDifference(`Der Name ${oneOf(group, 'genitive')} stimmt nicht`, difference);
export const namesDiffer = (group: GroupFacts, difference: Difference | undefined) =>
  withDifference(`Die Namen ${allOf(group, 'genitive')} stimmen nicht`, difference);

export const tooFew = (group: GroupFacts) => `Es gibt zu wenige ${anyOf(group)}.`;
export const tooMany = (group: GroupFacts) => `Es gibt zu viele ${anyOf(group)}.`;
export const countDiffers = (group: GroupFacts) =>
  `Die Anzahl ${allOf(group, 'genitive')} stimmt nicht.`;
/** After „Erwartet“. */
export const atLeast = (count: number) => `mindestens ${count}`;

export type Complete = Translated<typeof import('../../en/page/groups'), typeof import('./groups')>;
