/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import {
  pageWrongLines,
  programWrongLines,
} from '../../../../src/build/content/solutions/wrongLines';
import { plainLines } from '../../../../src/content/lesson';

const SOLUTION = `function sum(numbers) {
  // Start at nothing
  let total = 0;
  for (const number of numbers) {
    total += number;
  }
  return total;
}`;

const TAUGHT = new Set(['function', 'let', 'for-of', 'return', 'number', '+=', '=']);

type Wrong = [words: string, code: string, by?: string];

function found(wrong: readonly Wrong[], taught: ReadonlySet<string> = TAUGHT) {
  const attempts = wrong.map(([words, code, by = 'adds']) => ({ line: 1, words, code, by }));
  const snippet = (code: string) => ({ line: 1, code });
  const set = { exercise: 'sum', line: 1, right: [], wrong: attempts, survivors: [] };
  const program = {
    id: 'sum',
    line: 1,
    starter: snippet('function sum(numbers) {\n}'),
    tests: snippet(''),
    solution: snippet(SOLUTION),
    set,
  };
  return programWrongLines(program, taught, plainLines);
}

const change = (right: string, wrong: string) => SOLUTION.replace(right, wrong);

test('a solution with one wrong line gives that line, with its sentence', () => {
  expect(found([['You start at 1.', change('= 0', '= 1')]])).toEqual([
    {
      language: 'js',
      code: ['  let total = 1;'],
      right: 'let total = 0;',
      says: 'You start at 1.',
    },
  ]);
});

test('labels may be missing', () => {
  const code = change('= 0', '= 1').replace('  // Start at nothing\n', '');
  expect(found([['You start at 1.', code]])).toHaveLength(1);
});

test.each<[string, Wrong]>([
  ['two wrong lines', ['No.', change('= 0', '= 1').replace('total += number', 'total = number')]],
  ['a missing line', ['No.', change('    total += number;\n', '')]],
  ['a changed line of the starter', ['No.', change('function sum(numbers)', 'function sum(list)')]],
  ['a line that the solution has, too', ['No.', change('return total;', 'let total = 0;')]],
  ['an error, which has no sentence', ['error', change('= 0', '= 1'), 'error']],
  ['a construct that is taught later', ['No.', change('return total', 'return numbers.pop()')]],
])('%s gives none', (_name, wrong) => {
  expect(found([wrong])).toEqual([]);
});

test('there are at most three, each for a line of its own', () => {
  const wrong: Wrong[] = [
    ['One.', change('= 0', '= 1')],
    ['Two.', change('= 0', '= 2')],
    ['Loop.', change('of numbers)', 'of number)')],
    ['Add.', change('+= number', '= number')],
    ['Return.', change('return total', 'return number')],
  ];
  expect(found(wrong).map(({ says }) => says)).toEqual(['One.', 'Loop.', 'Add.']);
});

test('a page exercise gives lines of its files', () => {
  const snippet = (code: string) => ({ line: 1, code });
  const files = { css: 'p {\n  color: red;\n}' };
  const wrong = [{ line: 1, words: 'It is red.', by: 'green', files }];
  const program = {
    id: 'color',
    line: 1,
    starter: { css: snippet('p {\n}') },
    checks: snippet(''),
    solution: { css: snippet('p {\n  color: green;\n}') },
    languages: ['css' as const],
    set: { exercise: 'color', line: 1, right: [], wrong, survivors: [] },
  };
  expect(pageWrongLines(program, new Set(), plainLines)).toEqual([
    { language: 'css', code: ['  color: red;'], right: 'color: green;', says: 'It is red.' },
  ]);
});
