/** Texts of the field for a program's predicted output, and hints about a wrong prediction. */
import { countOf } from './format';

export const whatItPrints = 'What it prints';

export const writeFirst = 'Write what you expect first. Wrong guesses help you learn.';
export const checkQuotes =
  "Almost. Look at the quotes: when you print just a string, they don't show up.";
/** Details that the prediction and the output differ in. */
export const details = {
  capitalization: 'capitalization',
  punctuation: 'punctuation',
  spaces: 'spaces',
  quotes: 'quotes',
} as const;
/** `wrong` lists one or more of the details. */
export const checkDetails = (wrong: readonly (keyof typeof details)[]) =>
  `Almost. Check your ${wrong.map((detail) => details[detail]).join(' and ')}.`;
/** What visitors might write instead of `true` and `false`, in lower case. */
export const yes = 'yes';
export const no = 'no';
export const trueOrFalse = 'Almost. The computer prints true or false instead of yes or no.';
export const isName = (name: string) =>
  `${name} is a name. What value does it have when the line runs?`;
/** `extra` is what the visitor wrote in front of the value. */
export const onlyValue = (extra: string) =>
  `Almost. Only the value is printed, without “${extra}”.`;
/** What visitors might write in front of a line's number: "line 2: …". */
export const lineWord = 'line';
/** `printed` and `written` are numbers of lines. */
export const otherLineCount = (printed: number, written: number) =>
  `The code prints ${countOf(printed, 'line')}; you wrote ${written}.`;
export const moreOnLine = (line: number) => `Almost. There's more on line ${line} than you wrote.`;
export const notWhatItPrints =
  "That's not what it prints. Go through the code again, line by line.";
/** `line` is the first line that's wrong. */
export const lineIsDifferent = (line: number) =>
  line === 1
    ? `Line ${line} is different.`
    : `Line ${line} is different. Everything before it is right.`;
