/** Texts of the panel in which a reader steps through a run. */
import { countOf, formatNumber } from './format';

/** Name of the panel. */
export const stepThrough = 'Step through';
/** Name of the panel for a test's calls. */
export const stepThroughTest = (test: string) => `Step through: ${test}`;
export const close = 'Close';
export const recording = 'Recording the steps…';
export const unavailable =
  "The steps couldn't be recorded because part of the page didn't load. Try again in a moment.";
export const cancelled = 'Stopped because another run started.';
export const unreadable =
  'Your code has a mistake that keeps it from running, so there are no steps.';
export const noSteps = 'There are no steps to show.';
export const again = 'Start again';
export const changed = 'Your code has changed since then.';

/** Label of the code. */
export const code = 'Your code';
/** Follows the current line, for screen readers. */
export const thisLine = ' (this line)';
/** Label of the slider. */
export const step = 'Step';
export const stepOf = (number: number, count: number) =>
  `${formatNumber(number)} of ${formatNumber(count)}`;
/** Label of the buttons. */
export const moves = 'Move through the steps';
export const back = 'Back';
export const next = 'Next';
export const over = 'Over';
/** Says what the buttons do, for screen readers. Each starts with the button's text. */
export const overLabel = 'Over: run the next call or loop at once';
export const out = 'Out';
export const outLabel = 'Out: run to the end of this call or loop';

export const sampled = (total: number, every: number) =>
  `This run has ${countOf(total, 'step')}. You see about one in ${formatNumber(every)}.`;
export const part = (from: number, to: number, total: number) =>
  `You see steps ${formatNumber(from)} to ${formatNumber(to)} of ${formatNumber(total)}.`;
export const showEach = 'Show every step from here';
export const showAll = 'Show the whole run';

/** Heading and label of the calls that are running, with their variables. */
export const calls = 'Variables';
export const program = 'Program';
/** The program, while it waits or after its end. */
export const idle = 'not running';
export const atLine = (line: number) => `line ${line}`;
export const hiddenCalls = (count: number) => `${countOf(count, 'more call')}`;
export const noVariables = 'No variables yet';
/** A variable's old value. */
export const before = (value: string) => `was ${value}`;
export const isNew = 'new';
/** A variable of a function around the running one. */
export const outer = 'from outside';
/** The call that a test made. */
export const calledByTest = 'The test';

export const output = 'Output so far';
export const objects = 'Objects and arrays';
/** Text alternative of the drawing. `parts` say what each variable refers to. */
export const objectsDrawn = (parts: readonly string[]) => parts.join(' ');
export const refersTo = (name: string, value: string) => `${name} refers to ${value}.`;
export const sameAs = (name: string, other: string) => `${name} refers to the same as ${other}.`;

/** Switch that asks a question before each step. */
export const askFirst = 'Ask me first';
export const whatWillBe = (name: string, line: number) =>
  `What will \`${name}\` be after line ${line}?`;
export const willItBeTrue = (condition: string) => `Will \`${condition}\` be true or false?`;
export const whatDoesItGiveBack = (who: string) => `What does ${who} return?`;
export const answer = 'Your answer';
export const check = 'Check';
export const showMe = 'Show me';
export const right = 'Right.';
export const wrong = (answer: string) => `No, it's ${answer}.`;
