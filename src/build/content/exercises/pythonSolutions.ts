/** Checks what can be said about an exercise's Python solution without running it. */
import type { Code } from 'mdast';
import { lineOf, report, type Reading } from '../markdown/reading';

/** What the tests of a Python solution can't do, as patterns of the tests or the JavaScript solution. */
const UNBRIDGED: readonly [pattern: RegExp, reason: string][] = [
  [/\brerun\(/, 'its tests run the JavaScript again with other values'],
  [/\bcomments\(/, 'its tests look at the comments of the JavaScript'],
  [/\b(?:async|await|Promise|inEveryOrder|setTimeout)\b/, "it's asynchronous"],
];

/** Matches a name that's declared in camel case: by `def`, by `for`, or by an assignment. */
const CAMEL_CASE =
  /^\s*(?:def ([a-z]\w*[A-Z]\w*)|for ([a-z]\w*[A-Z]\w*)|([a-z]\w*[A-Z]\w*)(?:: [^=]*)? =(?!=))/;

/**
 * Reports a Python solution that's above the solution, empty, not in Python's style, or whose exercise has tests that
 * can't run it.
 */
export function reportPython(
  reading: Reading,
  python: Code,
  { tests, solution }: Record<'tests' | 'solution', Code>,
): void {
  if (lineOf(python) < lineOf(solution)) {
    report(reading, python, 'the Python solution goes below the solution');
  }
  if (python.value.trim() === '') report(reading, python, 'the Python solution is empty');
  for (const [pattern, reason] of UNBRIDGED) {
    if (pattern.test(`${tests.value}\n${solution.value}`)) {
      report(reading, python, `this exercise can't have a Python solution: ${reason}`);
    }
  }
  for (const [index, text] of python.value.split('\n').entries()) {
    const line = lineOf(python) + 1 + index;
    const [indent = ''] = /^\s*/.exec(text) ?? [];
    if (text.trim() !== '' && (indent.includes('\t') || indent.length % 4 > 0)) {
      report(reading, line, 'Python code is indented by four spaces');
    }
    const name = CAMEL_CASE.exec(text)?.slice(1).find(Boolean);
    if (name !== undefined) {
      report(reading, line, `Python names are in snake case: ${snakeCase(name)}, not ${name}`);
    }
  }
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
