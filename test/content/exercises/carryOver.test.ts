import { carryOver } from '../../../src/content/exercises/carryOver';

const text = (...lines: string[]) => lines.join('\n');

const SOLUTION = text('function add(n) {', '  return n + 1;', '}', '', 'print(add(1));');
const STARTER = text(
  'function add(n) {',
  '  return n + 1;',
  '}',
  '',
  'function twice(n) {',
  '  // your code',
  '}',
  '',
  'print(add(1));',
);

test('the unchanged sample solution becomes the next starter', () => {
  expect(carryOver(SOLUTION, SOLUTION, STARTER)).toBe(STARTER);
});

test("the reader's code gets the additions of the next part", () => {
  const readerCode = SOLUTION.replace('  return n + 1;', '  const one = 1;\n  return one + n;');
  expect(carryOver(readerCode, SOLUTION, STARTER)).toBe(
    STARTER.replace('  return n + 1;', '  const one = 1;\n  return one + n;'),
  );
});

test("with conflicting changes, the reader's code stays, and additions are appended", () => {
  const readerCode = text('const add = (n) => n + 1;', 'print(add(1));');
  const carried = carryOver(readerCode, SOLUTION, STARTER);
  expect(carried?.split('\n')).toEqual(
    expect.arrayContaining([
      'const add = (n) => n + 1;',
      'print(add(1));',
      'function twice(n) {',
      '  // your code',
      '}',
    ]),
  );
});

test('an added comment is placed between lines that the reader changed', () => {
  const starter = SOLUTION.replace('  return n + 1;', '  return n + 1;\n  // your code');
  const readerCode = SOLUTION.replace('  return n + 1;', '  return 1 + n;');
  expect(carryOver(readerCode, SOLUTION, starter)).toBe(
    SOLUTION.replace('  return n + 1;', '  return 1 + n;\n  // your code'),
  );
});

test('lines that the next part replaces are replaced, even if the reader added others', () => {
  const starter = SOLUTION.replace('print(add(1));', 'print(add(2));');
  const readerCode = `${SOLUTION}\nprint('done');`;
  expect(carryOver(readerCode, SOLUTION, starter)?.split('\n').slice(-2).sort()).toEqual([
    "print('done');",
    'print(add(2));',
  ]);
});

test('code is not carried over if the reader changed lines that the next part replaces', () => {
  const starter = SOLUTION.replace('print(add(1));', 'print(add(2));');
  expect(carryOver(SOLUTION.replace('add(1)', 'add(5)'), SOLUTION, starter)).toBeNull();
});
