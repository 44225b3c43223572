/**
 * Explanations of strings, comments, and brackets that aren't closed, and of what's unexpected. Brackets and
 * quotes arrive without backticks.
 */

export const openComment = (line: number) =>
  `The comment that starts with \`/*\` on line ${line} is never closed. Add \`*/\` where it ends.`;

export const openRegExp = (line: number) =>
  `The \`/\` on line ${line} starts a regular expression that is never closed.`;

export const openTemplate = (line: number) =>
  `The string in backticks on line ${line} is never closed. Add a backtick where it ends.`;

export const openString = (line: number, quote: string) =>
  `The string on line ${line} has no closing \`${quote}\`. A string needs the same quote at both ends.`;

export const backslashBeforeQuote = (line: number, quote: string) =>
  `The \`\\\` before \`${quote}\` on line ${line} makes that quote part of the string, so the string never ends. For a backslash, write two: \`\\\\\`.`;

/** `character` is in backticks. */
export const curlyQuote = ({
  line,
  character,
  quote,
}: {
  line: number;
  character: string;
  quote: string;
}) => `On line ${line}, ${character} is a curly quote. Retype it as \`${quote}\`.`;

/** `before` is the text before the apostrophe, `string` the whole string in double quotes. */
export const apostrophe = ({
  line,
  before,
  string,
}: {
  line: number;
  before: string;
  string: string;
}) =>
  `The apostrophe after \`${before}\` on line ${line} ends the string. Use double quotes around it: \`${string}\`.`;

/** The line ends with a comment that contains the bracket. */
export const bracketInComment = (line: number, bracket: string) =>
  `The \`//\` on line ${line} also turns off the \`${bracket}\` after it. To turn off the whole line, put \`//\` in front of it.`;

export const braceInstead = (line: number, bracket: string) =>
  `Write \`{\` instead of the last \`${bracket}\` on line ${line}.`;

export const openParenthesis = (line: number) =>
  `The \`(\` on line ${line} is never closed. Add \`)\` where the part in parentheses ends.`;

/** Where to add a bracket. Code is in backticks. Undefined means that it isn't clear. */
export type Place =
  | { before: string; line: number | undefined }
  | { after: string }
  | { endOfLine: number }
  | undefined;

export const openBracket = ({
  bracket,
  line,
  closing,
  place,
}: {
  bracket: string;
  line: number;
  closing: string;
  place: Place;
}) => `The \`${bracket}\` on line ${line} is never closed. Add \`${closing}\` ${where(place)}.`;

function where(place: Place): string {
  if (place === undefined) return 'where it ends';
  if ('after' in place) return `after ${place.after}`;
  if ('endOfLine' in place) return `at the end of line ${place.endOfLine}`;
  const { before, line } = place;
  return line === undefined ? `before the ${before}` : `before the ${before} on line ${line}`;
}

/** `close` is a bracket of another kind than `open`. */
export const otherBracket = ({
  open,
  line,
  close,
  needed,
}: {
  open: string;
  line: number;
  close: string;
  needed: string;
}) => `The \`${open}\` on line ${line} is closed by \`${close}\`. It needs \`${needed}\`.`;

export const braceMissing = (line: number) => `A \`{\` is missing at the end of line ${line}.`;

export const extraParenthesis = (line: number) =>
  `There's one \`)\` too many on line ${line}. Remove it, or add a \`(\` where it's missing.`;

export const extraBracket = ({
  bracket,
  line,
  opening,
}: {
  bracket: string;
  line: number;
  opening: string;
}) =>
  `The \`${bracket}\` on line ${line} doesn't close anything. Remove it, or look for a \`${opening}\` that's missing above.`;

export const endsAfter = (sign: string) =>
  `The code ends after \`${sign}\`, and something is missing after it.`;

export const endsEarly = 'The code ends in the middle of something. Look at the last line.';

/** `code` is in backticks. */
export const doesNotBelong = (code: string) =>
  `${code} doesn't belong here. Look at it and at what comes right before it.`;

export const unreadable = (line: number) =>
  `JavaScript can't read line ${line}. Compare it with an example, character by character.`;
