/** Shows what a program has printed as it was printed, where a test compares it. */
import { formatValue } from './format';

/** What tests call printed lines: `line 2`, `the first line`, `what is printed`. */
const LABEL = /^(?:line \d+|the \w+ line)(?:, with .+)?$|\bprinted\b/s;

/** Spaces at an end of a line, which nobody would see without quotes. */
const UNSEEN = /^\s|\s$/;

/** Whether a label is about lines that a program has printed. */
export function isPrinted(label: string | undefined): boolean {
  return label !== undefined && LABEL.test(label);
}

/**
 * Writes two values that are compared.
 *
 * @param label - what was tried; printed lines have no quotes, except where spaces at their ends would be missed
 * @returns a text for each
 */
export function formatCompared(values: readonly unknown[], label: string | undefined): string[] {
  const lines = values.map(linesOf);
  const isPlain = isPrinted(label) && !lines.flat().some((line) => UNSEEN.test(line ?? ''));
  return values.map((value, index) => (isPlain && asPrinted(lines[index])) || formatValue(value));
}

/** The lines of a text, or of a list of them; undefined for anything else. */
function linesOf(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.split('\n');
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
  return isList ? value : undefined;
}

function asPrinted(lines: string[] | undefined): string | undefined {
  return lines?.join('') === '' ? '(nothing)' : lines?.join('\n');
}
