/** Explanations of loops that never end. */

export const interval =
  'This `setInterval` never stops. Save what it returns, and stop it with `clearInterval`.';

export const exitNotReached =
  'This loop only ends at its `break` or `return`, and it never got there. Check the condition before it.';

export const nothingStops =
  'This loop never ends: nothing stops it. Add a `break`, or a condition that becomes false.';

/** `names` are the variables in the condition, in backticks. */
export const nothingChanges = (names: readonly string[]) =>
  `This loop ran until time ran out. Nothing changes ${names.join(' or ')}, so its condition stays true.`;

export const ranUntilTimeout =
  'This loop ran until time ran out. Make sure each round gets closer to the end and the condition becomes false.';
