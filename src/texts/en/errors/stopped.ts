/** Messages of the test that was running when a run was stopped at the time limit. */

export const unfinished =
  'A loop never ends, or your code takes too many steps for an input of this size.';

/** The code can also wait for a promise. */
export const unfinishedOrWaiting =
  'A loop never ends, your code takes too many steps for an input of this size, or it waits for something that never happens.';
