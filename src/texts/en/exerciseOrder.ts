/** Texts of the exercises in which the visitor puts lines of code in order. */

export const shuffledLines = 'The lines, shuffled';
/** Label for screen readers. */
export const linesToChooseFrom = 'Lines to choose from';
export const tapNextLine = 'Tap the line that comes next';
export const noLinesLeft = 'No lines left';
/** Label for screen readers. */
export const yourProgram = 'Your program';
export const yourProgramWithHelp = 'Your program (tap a line to move or remove it)';
export const yourProgramIsEmpty = 'Your program: nothing yet';
/** Buttons that move a line of the program. */
export const up = 'Up';
export const down = 'Down';
export const remove = 'Remove';

// Announced after a move.
export const addedAsLine = (line: number) => `Added as line ${line}.`;
export const addedToGroup = (line: number, group: string) =>
  group === '' ? `Added as line ${line} here.` : `Added as line ${line} of “${group}”.`;
export const removed = 'Removed.';
export const nowLine = (line: number, count: number) => `Now line ${line} of ${count}.`;
export const nowLineOfGroup = (line: number, count: number, group: string) =>
  group === ''
    ? `Now line ${line} of ${count} here.`
    : `Now line ${line} of ${count} in “${group}”.`;

export const checking = 'Checking…';
export const praise = 'Passed. Your order works.';
/** Shown if the visitor submitted the revealed solution. */
export const notCounted =
  "You viewed the solution, so this doesn't count yet. Read why it works, then put the lines in order yourself.";
/** Button to start over without the solution. */
export const doItMyself = 'Do it myself';

export const lineHasMistake = (line: number) =>
  `Line ${line} has a mistake. Remove the line and use a different one.`;
/** Name of the test that fails if the program has a line too many. */
export const everyLineBelongs = 'every line belongs';
export const lineNotNeeded = (line: number) => `Line ${line} isn't needed. Remove it.`;
/** Text in backticks is shown as code. */
export const declarationMissing = (name: string) =>
  `The line that declares \`${name}\` isn't in your program yet.`;
