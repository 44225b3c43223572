/** An exercise that the home page shows failing, fixed, and passing. Its function is called `average`. */

export const prompt =
  'To find the average of some numbers, add them up, then divide by how many there are. Return 0 for an empty list.';

/** Names of its tests. */
export const tests = {
  three: 'three numbers',
  none: 'no numbers',
  one: 'one number',
} as const;

export const hints = [
  'What list does the failing test use, and how long is it?',
  '0 divided by 0 is NaN, not a number. Handle the empty list before you divide.',
] as const;

export const explanation = 'The first line handles the empty list, so you never divide by 0.';
