/** The planner's longer strings. */

export const INTRO = "We'll schedule every lesson on the days and at the time you choose.";

export const PACE =
  "Planned at the careful pace. A lesson is split only if it's longer than your study time for the day, so a day may run 25% over or under. A lesson you've begun counts in full. Ahead of schedule? Keep going.";

export const KEPT =
  'Your plan is saved only in this browser. Lessons are checked off as you finish them.';

export const UNSAVED =
  "Your browser doesn't let this site save the plan, so you'll lose it when you leave. Copy the link below and open it when you come back.";

export const LEFT_OUT =
  "Lessons you've marked as done are skipped automatically. Check anything else you already know.";

export const MISSED = {
  one: 'One lesson from an earlier day is still open.',
  /**
   * @param count - number of unfinished lessons from earlier days, at least 2
   */
  some: (count: number) => `${count} lessons from earlier days are still open.`,
  rest: "It happens to everyone. Plan again, and everything that's left moves to the days ahead.",
};

/** @param from - when the rescheduled plan starts: 'tomorrow' if today's session has begun */
export const AGAIN = (from: 'today' | 'tomorrow') => ({
  action: `Plan again from ${from}`,
  done: `Planned again from ${from}.`,
});

export const NO_PLAN = {
  title: 'No plan yet',
  suggestions: 'Suggested days',
  facts: "What's in the program",
} as const;

export const ALL_DONE =
  "You've finished every lesson in this plan. The best measure is what you can show now: look at the checkpoints again, or choose what's next.";

export const WITHOUT_SCRIPT =
  'The planner calculates dates in your browser, so it needs JavaScript. The Programs page has a table that shows how many weeks each program takes at three different paces.';
