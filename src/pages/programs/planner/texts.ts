/** Sentences of the planner that say more than a name. */

export const INTRO = 'Every lesson gets its day, on the days and at the time you choose.';

export const PACE =
  'Planned at the careful pace, with lessons kept whole: a day may be a quarter longer or shorter. If you are quicker, go on with the next.';

export const KEPT =
  'Kept in this browser and nowhere else. Lessons tick themselves when you mark them as done.';

export const UNSAVED =
  'Your browser does not let this site keep the plan: it is lost when you leave. Copy the link below and open that when you come back.';

export const LEFT_OUT =
  'Lessons you have marked as done are left out by themselves. Tick what else you know already.';

export const MISSED = {
  one: 'One lesson of an earlier day is still open.',
  /** @param count - above 1 */
  some: (count: number) => `${count} lessons of earlier days are still open.`,
  rest: 'That happens to everyone. Plan again, and all that is left moves along from today.',
};

export const ALL_DONE =
  'Every lesson of this plan is done. What you can show now is the best measure of it: look at the checkpoints once more, or choose what comes next.';

export const WITHOUT_SCRIPT =
  'The planner works out dates in your browser, and needs JavaScript for that. How many weeks each program takes at three paces is in a table beside the programs.';
