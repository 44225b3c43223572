import { sourceOf, type Snippet } from '../solutions/programs';
import type { Reading } from '../markdown/reading';

/** Number of characters per line that fit on a 360 px wide phone without scrolling. */
const MAX_COLUMNS = 40;

/**
 * Warns about beginner code that's too wide for a phone: examples, predictions, starters, changes and solutions.
 *
 * @param reading - parser state of a beginner lesson
 */
export function warnOfWideCode({ file, warnings, ...read }: Reading): void {
  const snippets: Snippet[] = [
    ...read.examples,
    ...read.predictions,
    ...read.programs.flatMap(({ starter, solution, python }) => [
      starter,
      solution,
      ...(python ? [python] : []),
    ]),
    ...read.changes.map(({ solution }) => solution),
    ...read.orders.map(({ lines }) => lines),
  ];
  for (const snippet of snippets) {
    const { line } = snippet;
    for (const [index, text] of sourceOf(snippet).split('\n').entries()) {
      if ([...text].length > MAX_COLUMNS) {
        const reason = `warning: ${[...text].length} columns of code; a phone shows ${MAX_COLUMNS}`;
        warnings.push({ file, line: line + 1 + index, reason });
      }
    }
  }
}
