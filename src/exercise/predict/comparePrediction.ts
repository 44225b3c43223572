import { codeText, type PredictBlock } from '../../content/lesson';
import { countOf } from '../../content/format';

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
  if (said.length === 0) return wrong('Write what you expect first. Wrong guesses help you learn.');
  const slip = slips.find((one) => isSame(said, read(one.output)));
  if (slip) return wrong(slip.says);
  if (isSame(said.map(withoutQuotes), right.map(withoutQuotes))) {
    return wrong("Almost. Look at the quotes: when you print just a string, they don't show up.");
  }
  if (isSame(said.map(inLowerCase), right.map(inLowerCase))) {
    return wrong('Almost. Check your capitalization.');
  }
  if (isSame(said.map(withoutSpaces), right.map(withoutSpaces))) {
    return wrong('Almost. Check your spaces.');
  }
  if (isSame(said.map(withoutPunctuation), right.map(withoutPunctuation))) {
    return wrong('Almost. Check your punctuation.');
  }
  if (isSame(said.map(asBoolean), right)) {
    return wrong('Almost. The computer prints true or false instead of yes or no.');
  }
  const name = said.find((text, index) => text !== right[index] && isDeclared(text, lines));
  if (name !== undefined) {
    return wrong(`${name} is a name. What value does it have when the line runs?`);
  }
  if (said.some((text, index) => text !== right[index] && withoutName(text) === right[index])) {
    return wrong('Only the value is printed, not the name.');
  }
  if (said.length !== right.length) {
    const count = countOf(right.length, 'line');
    return wrong(`The code prints ${count}; you wrote ${said.length}.`);
  }
  const line = said.findIndex((text, index) => text !== right[index]) + 1;
  if (said.every((text, index) => text === right[index] || isPart(text, right[index]))) {
    return wrong(`Almost. Line ${line} is right, but it's not everything that gets printed.`);
  }
  if (right.length === 1) {
    return wrong("That's not what it prints. Go through the code again, line by line.");
  }
  return wrong(`Line ${line} is different.${line === 1 ? '' : ' Everything before it is right.'}`);
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

function withoutQuotes(line: string): string {
  return line.replace(/['"`‘’“”]/g, '');
}

function withoutSpaces(line: string): string {
  return line.replace(/\s/g, '');
}

/** Removes spaces and sentence punctuation. Keeps decimal points. */
function withoutPunctuation(line: string): string {
  return withoutSpaces(line).replace(/[:;,!?]|\.(?!\d)/g, '');
}

/** Removes a name such as `total =` from the start of a line. */
function withoutName(line: string): string {
  return line.replace(/^[a-z_$][\w$]*\s*[=:]\s*/i, '');
}

function asBoolean(line: string): string {
  return { yes: 'true', no: 'false' }[inLowerCase(line)] ?? line;
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
