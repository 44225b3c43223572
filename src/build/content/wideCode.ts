import type { Snippet } from './programs';
import type { Reading } from './reading';

/** What fits a phone of 360 px without scrolling, in characters. */
const MAX_COLUMNS = 40;

/**
 * Warns of code for beginners that a phone cannot show whole: examples, predictions, starters and solutions.
 *
 * @param reading - of a lesson for beginners
 */
export function warnOfWideCode({ file, warnings, ...read }: Reading): void {
  const snippets: Snippet[] = [
    ...read.examples,
    ...read.predictions,
    ...read.programs.flatMap(({ starter, solution }) => [starter, solution]),
    ...read.orders.map(({ lines }) => lines),
  ];
  for (const { line, code } of snippets) {
    for (const [index, text] of code.split('\n').entries()) {
      if ([...text].length > MAX_COLUMNS) {
        const reason = `warning: ${[...text].length} columns of code; a phone shows ${MAX_COLUMNS}`;
        warnings.push({ file, line: line + 1 + index, reason });
      }
    }
  }
}
