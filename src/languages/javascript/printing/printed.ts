/** Formats printed lines for comparison in test results. */
import * as texts from '../../../texts/en/errors/printed';
import { formatValue } from './format';

/** Leading or trailing whitespace, which is invisible without quotes. */
const UNSEEN = /^\s|\s$/;

/** Returns true if a test label refers to printed lines or to a keyword. */
export function isPrinted(label: string | undefined): boolean {
  return label !== undefined && texts.printedLabel.test(label);
}

/**
 * Formats values for a side-by-side comparison.
 *
 * @param label - the tested expression; printed lines and keywords aren't quoted unless they start or end with
 *   whitespace
 * @returns one string per value
 */
export function formatCompared(values: readonly unknown[], label: string | undefined): string[] {
  const lines = values.map(linesOf);
  const isPlain = isPrinted(label) && !lines.flat().some((line) => UNSEEN.test(line ?? ''));
  return values.map((value, index) => (isPlain && asPrinted(lines[index])) || formatValue(value));
}

/** Splits a string into lines, or returns an array of strings as is; undefined for anything else. */
function linesOf(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.split('\n');
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
  return isList ? value : undefined;
}

function asPrinted(lines: string[] | undefined): string | undefined {
  return lines?.join('') === '' ? texts.nothingPrinted : lines?.join('\n');
}
