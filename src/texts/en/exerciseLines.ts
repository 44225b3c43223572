/** Texts of the panel in which the visitor builds an exercise's solution from its lines. */

export const title = 'Build it from lines';
export const close = 'Close the lines';
/** `hasWrong` is true if some lines don't belong. */
export const howTo = (hasWrong: boolean) =>
  hasWrong
    ? "Put the lines of a solution in order. Some don't belong. Your code above stays as it is."
    : 'Put the lines of a solution in order. Your code above stays as it is.';
/** Shown if the program has several groups of lines. */
export const tapLineOfGroup = 'Choose a group below, then tap its lines in order';
/** A place for lines that has no label. */
export const linesGoHere = 'Lines go here';
/** Marks the group that lines are added to. */
export const nextGoesHere = 'The next line goes here';
/** Stands for lines of the starter that aren't shown. */
export const moreGivenLines = (count: number) => `… ${count} more lines of the starter`;

export const easier = 'Make it easier';
// Said after the button was pressed. `line`, `first`, and `second` are code.
export const tookAway = (line: string, why: string) => `Took away “${line}”. ${why}`;
export const joined = (first: string, second: string) =>
  `Joined “${first}” and “${second}” into one piece.`;

export const checking = 'Checking…';
/** Text in backticks is shown as code. */
export const lineDoesNotBelong = (line: string) => `\`${line}\` doesn't belong. Remove it.`;
/** Said once the lines are in an order that works. */
export const works =
  "It works! It doesn't count as passed yet: now write the code once yourself. That's what makes it stick.";
/** Shown if the solution has labels. */
export const planStays = 'The plan stays in your code as comments.';
/** Shown if it has none. */
export const starterAgain = 'You start from the starter again.';
export const writeItYourself = 'Write it yourself';
