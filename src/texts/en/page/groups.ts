/** Sentences about several elements together. */
import { withDifference, type Difference } from './differences';
import { allOf, anyOf, oneOf, type GroupFacts } from './elements';

/** There's only one element. */
export const textDiffers = (group: GroupFacts, difference: Difference | undefined) =>
  withDifference(`The text of ${oneOf(group)} is different`, difference);
export const textsDiffer = (group: GroupFacts, difference: Difference | undefined) =>
  withDifference(`The texts of ${allOf(group)} are different`, difference);
/** There's only one element. */
export const nameDiffers = (group: GroupFacts, difference: Difference | undefined) =>
  withDifference(`The name of ${oneOf(group)} is different`, difference);
export const namesDiffer = (group: GroupFacts, difference: Difference | undefined) =>
  withDifference(`The names of ${allOf(group)} are different`, difference);

export const tooFew = (group: GroupFacts) => `There are too few ${anyOf(group)}.`;
export const tooMany = (group: GroupFacts) => `There are too many ${anyOf(group)}.`;
export const countDiffers = (group: GroupFacts) => `The number of ${anyOf(group)} is different.`;
/** After "Expected:". */
export const atLeast = (count: number) => `at least ${count}`;
