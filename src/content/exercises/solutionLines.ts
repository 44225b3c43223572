/** Tells what each line of a model solution is for readers who build it from its lines. */
import { diffIndices } from 'node-diff3';

/**
 * `given`: the starter has the line. `label`: a comment that says what the next lines are for. `added`: a line that
 * readers put in place.
 */
export type LineKind = 'given' | 'label' | 'added' | 'empty';

/** Exercises with fewer lines to put in place aren't offered as lines. */
export const MIN_ADDED = 4;

/** Matches a comment on a line of its own. */
const LABEL = /^\s*(?:\/\/ (\S.*)|<!-- (.*\S) -->|\/\* (.*\S) \*\/)\s*$/;

/** Matches a line of closing brackets, or a closing tag. */
const CLOSING = /^\s*(?:[\])}>;,]+|<\/[\w-]+>)\s*$/;

/**
 * @param starter - an exercise's starter
 * @param solution - its model solution
 * @returns the kind of each line of the solution
 */
export function solutionLines(starter: string, solution: string): LineKind[] {
  const lines = solution.split('\n');
  const kinds = lines.map((line): LineKind => (line.trim() === '' ? 'empty' : 'given'));
  const changes = diffIndices(starter.split('\n').map(comparable), lines.map(comparable));
  for (const {
    buffer2: [start, count],
  } of changes) {
    for (const [index, line] of lines.slice(start, start + count).entries()) {
      if (kinds[start + index] === 'given') {
        kinds[start + index] = labelText(line) === undefined ? 'added' : 'label';
      }
    }
  }
  return kinds;
}

/** @returns the text of a label; undefined if the line isn't a comment on its own */
export function labelText(line: string): string | undefined {
  const [, ...texts] = LABEL.exec(line) ?? [];
  return texts.find((text) => text !== undefined);
}

/**
 * @param starter - an exercise's starter
 * @param solution - its model solution
 * @returns the code to write once more: the solution without the lines that it adds, but with its labels. Without
 *   labels, it's the starter
 */
export function planOf(starter: string, solution: string): string {
  const kinds = solutionLines(starter, solution);
  if (!kinds.includes('label')) return starter;
  const lines = solution.split('\n').filter((_, index) => kinds[index] !== 'added');
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}

/** @returns true if the line only closes what earlier lines opened */
export function isClosing(line: string): boolean {
  return CLOSING.test(line);
}

/**
 * @param starter - an exercise's starter
 * @param solution - its model solution
 * @returns the number of lines to put in place
 */
export function countAdded(starter: string, solution: string): number {
  return solutionLines(starter, solution).filter((kind) => kind === 'added').length;
}

/** Indentation only tells closing brackets apart. Other lines can move into a block. */
function comparable(line: string): string {
  return isClosing(line) ? line.trimEnd() : line.trim();
}
