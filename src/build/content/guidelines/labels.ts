import { isClosing, labelText, solutionLines } from '../../../content/exercises/solutionLines';
import { report, type Reading } from '../markdown/reading';
import { sourceOf, type Snippet } from '../solutions/programs';

/** A solution that adds more lines, closing brackets and tags aside, needs labels. */
const MAX_UNLABELED = 6;
const MIN_LABELS = 2;
const MAX_LABELS = 6;

/** Longest label that fits on a phone in two lines, in characters. */
const MAX_LENGTH = 60;

/** The head of a function may come before its first label. */
const MAX_BEFORE = 1;

/**
 * Reports long solutions without labels: comments that say what the next lines are for. Readers who are stuck build
 * the solution from its lines, below these labels.
 *
 * @param reading - the lesson's parser state
 */
export function reportLabels(reading: Reading): void {
  for (const { id, starter, solution } of reading.programs) {
    reportFile(reading, id, starter, solution);
  }
  for (const { id, starter, solution, languages } of reading.webPrograms) {
    for (const language of languages) {
      const [before, after] = [starter[language], solution[language]];
      if (before && after) reportFile(reading, id, before, after);
    }
  }
}

function reportFile(reading: Reading, id: string, starter: Snippet, solution: Snippet): void {
  const kinds = solutionLines(sourceOf(starter), sourceOf(solution));
  const lines = sourceOf(solution)
    .split('\n')
    .map((text, index) => ({ text, kind: kinds[index], line: solution.line + 1 + index }))
    .filter(({ kind }) => kind === 'added' || kind === 'label');
  const labels = lines.filter(({ kind }) => kind === 'label');
  const added = lines.filter(({ text, kind }) => kind === 'added' && !isClosing(text)).length;
  if (added <= MAX_UNLABELED) return;
  const [first] = labels;
  if (!first || labels.length < MIN_LABELS || labels.length > MAX_LABELS) {
    const way = `write ${MIN_LABELS} to ${MAX_LABELS} comments on lines of their own that say what the next lines are for`;
    report(
      reading,
      solution.line,
      `the solution of "${id}" adds ${added} lines, with ${labels.length} labels; ${way}`,
    );
    return;
  }
  if (lines.indexOf(first) > MAX_BEFORE) {
    const reason = `the first label of "${id}" goes above the first line that the solution adds`;
    report(reading, first.line, reason);
  }
  for (const { text, line } of labels) {
    const { length } = labelText(text) ?? '';
    if (length > MAX_LENGTH) {
      report(reading, line, `the label has ${length} characters; shorten it to ${MAX_LENGTH}`);
    }
  }
}
