import type { PredictBlock } from '../../content/lesson';
import { countOf } from '../../content/format';

/** Result of a prediction. `says` is a hint about what's wrong. */
export type Verdict = { isRight: true } | { isRight: false; says: string };

/**
 * Compares a prediction with the actual output. Ignores trailing spaces and empty lines at the end.
 *
 * @param predicted - the reader's prediction
 * @param task - the output, and common mistakes with a hint for each
 * @returns the result; hints don't reveal the output
 */
export function comparePrediction(
  predicted: string,
  { output, slips }: Pick<PredictBlock, 'output' | 'slips'>,
): Verdict {
  const said = linesOf(predicted);
  const right = linesOf(output);
  if (isSame(said, right)) return { isRight: true };
  if (said.length === 0) return wrong('Write what you expect first. Wrong guesses help you learn.');
  const slip = slips.find((one) => isSame(said, linesOf(one.output)));
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
  if (said.length !== right.length) {
    const lines = countOf(right.length, 'line');
    return wrong(`The code prints ${lines}; you wrote ${said.length}.`);
  }
  const line = said.findIndex((text, index) => text !== right[index]) + 1;
  if (right.length === 1) {
    return wrong("That's not what it prints. Go through the code again, line by line.");
  }
  return wrong(`Line ${line} is different.${line === 1 ? '' : ' Everything before it is right.'}`);
}

function wrong(says: string): Verdict {
  return { isRight: false, says };
}

function linesOf(text: string): string[] {
  const trimmed = text.replace(/\r/g, '').trimEnd();
  return trimmed === '' ? [] : trimmed.split('\n').map((line) => line.trimEnd());
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

function inLowerCase(line: string): string {
  return line.toLowerCase();
}
