import { codeText, type PredictBlock } from '../../content/lesson';
import * as texts from '../../texts/en/prediction';

/** Result of a prediction. `says` is a hint about what's wrong. */
export type Verdict = { isRight: true } | { isRight: false; says: string };

/**
 * Compares a prediction with the actual output. Ignores white space at the end of lines. Also ignores
 * indentation and empty lines, unless the output has some.
 *
 * @param predicted - the reader's prediction
 * @param task - the code, its output, and common mistakes with a hint for each
 * @returns the result; hints don't reveal the output
 */
export function comparePrediction(
  predicted: string,
  { lines, output, slips }: Pick<PredictBlock, 'lines' | 'output' | 'slips'>,
): Verdict {
  const read = readerFor(output);
  const said = read(predicted);
  const right = read(output);
  if (isSame(said, right)) return { isRight: true };
  if (said.length === 0) return wrong(texts.writeFirst);
  const slip = slips.find((one) => isSame(said, read(one.output)));
  if (slip) return wrong(slip.says);
  const details = detailsBetween(said, right) ?? [];
  if (details.length === 1 && details[0] === 'quotes') return wrong(texts.checkQuotes);
  if (details.length > 0) return wrong(texts.checkDetails(details));
  const nearSlip = slips.find((one) => detailsBetween(said, read(one.output)));
  if (nearSlip) return wrong(nearSlip.says);
  if (isSame(said.map(asBoolean), right)) {
    return wrong(texts.trueOrFalse);
  }
  const name = said.find((text, index) => text !== right[index] && isDeclared(text, lines));
  if (name !== undefined) {
    return wrong(texts.isName(name));
  }
  const names = said.map((text, index) => nameBefore(text, right[index], lines));
  const extra = names.find((text) => text !== undefined);
  if (extra !== undefined) return wrong(texts.onlyValue(extra));
  if (said.length !== right.length) {
    return wrong(texts.otherLineCount(right.length, said.length));
  }
  const line = said.findIndex((text, index) => text !== right[index]) + 1;
  if (said.every((text, index) => text === right[index] || isPart(text, right[index]))) {
    return wrong(texts.moreOnLine(line));
  }
  if (right.length === 1) {
    return wrong(texts.notWhatItPrints);
  }
  return wrong(texts.lineIsDifferent(line));
}

function wrong(says: string): Verdict {
  return { isRight: false, says };
}

/** Returns a function that splits text into the lines to compare. */
function readerFor(output: string): (text: string) => string[] {
  const printed = output.trimEnd().split('\n');
  const hasIndents = printed.some((line) => /^\s+\S/.test(line));
  const hasEmptyLines = printed.some((line) => line.trim() === '');
  return (text) => {
    const lines = text.trimEnd().split(/\r?\n/);
    return lines
      .map((line) => (hasIndents ? line.trimEnd() : line.trim()))
      .filter((line) => line !== '' || (hasEmptyLines && text.trim() !== ''));
  };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((line, index) => line === other[index]);
}

type Detail = keyof typeof texts.details;

/** Details that are easy to overlook, and functions that remove them. */
const DETAILS: readonly (readonly [name: Detail, remove: (line: string) => string])[] = [
  ['capitalization', inLowerCase],
  ['punctuation', withoutPunctuation],
  ['spaces', withoutSpaces],
  ['quotes', withoutQuotes],
];

/** Returns the details that two texts differ in; undefined if they also differ otherwise. */
function detailsBetween(said: readonly string[], right: readonly string[]): Detail[] | undefined {
  const isSameWithout = (details: typeof DETAILS): boolean => {
    const reduce = (line: string) => details.reduce((rest, [, remove]) => remove(rest), line);
    return isSame(said.map(reduce), right.map(reduce));
  };
  if (!isSameWithout(DETAILS)) return undefined;
  let needed = DETAILS;
  for (const detail of DETAILS) {
    const fewer = needed.filter((one) => one !== detail);
    if (isSameWithout(fewer)) needed = fewer;
  }
  return needed.map(([name]) => name);
}

function withoutQuotes(line: string): string {
  return line.replace(/[`\p{Quotation_Mark}]/gu, '');
}

function withoutSpaces(line: string): string {
  return line.replace(/\s/g, '');
}

/** Removes sentence punctuation. Keeps decimal points. */
function withoutPunctuation(line: string): string {
  return line.replace(/[:;,!?]|\.(?!\d)/g, '');
}

/** Returns what a line has before the right value: a declared name, or a label such as `total =`. */
function nameBefore(line: string, right = '', code: PredictBlock['lines']): string | undefined {
  if (right === '' || !line.endsWith(right)) return undefined;
  const before = line.slice(0, -right.length).trim();
  const label = new RegExp(`^(?:${texts.lineWord} \\d+|[a-z_$][\\w$]*)\\s*[=:]$`, 'i');
  return label.test(before) || isDeclared(before, code) ? before : undefined;
}

function asBoolean(line: string): string {
  const word = inLowerCase(line);
  if (word === texts.yes) return 'true';
  return word === texts.no ? 'false' : line;
}

/** Returns true if a line is only the name of a variable or function that the code declares. */
function isDeclared(line: string, code: PredictBlock['lines']): boolean {
  return (
    /^[\w$]*[a-z$_][\w$]*$/i.test(line) &&
    new RegExp(`\\b(?:const|let|function)\\s+${line.replaceAll('$', '\\$')}(?![\\w$])`).test(
      codeText(code),
    )
  );
}

/**
 * Returns true if a line has only some of the words in the expected line, such as its value without
 * a label.
 */
function isPart(line: string, right = ''): boolean {
  const words = right.split(' ');
  const said = line.split(' ');
  return (
    line !== '' &&
    words.some((_, start) => said.every((word, index) => word === words[start + index]))
  );
}

function inLowerCase(line: string): string {
  return line.toLowerCase();
}
