/** Texts of every kind of exercise in a lesson. */

/** Above an exercise's title: what kind of exercise it is. */
export const steps = {
  'warm-up': 'Exercise · warm-up',
  core: 'Exercise',
  stretch: 'Exercise · stretch',
} as const;
/** Badge of an exercise, and label of the message after a pass. */
export const passed = 'Passed';

/** Button that submits an answer. */
export const check = 'Check';
/** Button that scrolls back from the results. */
export const backToMyCode = 'Back to my code';

export const hint = (number: number) => `Hint ${number}`;
/** Button that shows the next hint; `number` is the hint's number. */
export const showHint = (number: number, count: number) =>
  count === 1 ? 'Show the hint' : `Show hint ${number} of ${count}`;
/** Opens a panel in which the visitor puts the solution's lines in order. */
export const buildFromLines = 'Build it from lines';
export const loadingLines = 'Loading the lines…';
export const linesUnavailable =
  "The lines couldn't be loaded. Check your connection, and try again.";
/** Said after the second failed check. */
export const linesOffered = 'Stuck? Build the solution from its lines first.';
export const showSolution = 'Show the solution';
/** Heading of the solution. */
export const solution = 'Solution';
/** What screen readers call the tabs of a solution in several programming languages. */
export const solutionLanguages = 'Languages of the solution';
