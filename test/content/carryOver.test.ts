import { carryOver } from '../../src/content/carryOver';

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

test('the model answer becomes the starter', () => {
  expect(carryOver(SOLUTION, SOLUTION, STARTER)).toBe(STARTER);
});

test("a reader's own code gets what the next part adds", () => {
  const own = SOLUTION.replace('  return n + 1;', '  const one = 1;\n  return one + n;');
  expect(carryOver(own, SOLUTION, STARTER)).toBe(
    STARTER.replace('  return n + 1;', '  const one = 1;\n  return one + n;'),
  );
});

test('where both have changed the same lines, the code stays as it is and what is added follows at the end', () => {
  const own = text('const add = (n) => n + 1;', 'print(add(1));');
  const carried = carryOver(own, SOLUTION, STARTER);
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

test('a remark goes where the lines around it were changed', () => {
  const starter = SOLUTION.replace('  return n + 1;', '  return n + 1;\n  // your code');
  const own = SOLUTION.replace('  return n + 1;', '  return 1 + n;');
  expect(carryOver(own, SOLUTION, starter)).toBe(
    SOLUTION.replace('  return n + 1;', '  return 1 + n;\n  // your code'),
  );
});

test('lines that the next part replaces are replaced, also where the reader has added some', () => {
  const starter = SOLUTION.replace('print(add(1));', 'print(add(2));');
  const own = `${SOLUTION}\nprint('done');`;
  expect(carryOver(own, SOLUTION, starter)?.split('\n').slice(-2).sort()).toEqual([
    "print('done');",
    'print(add(2));',
  ]);
});

test('code that differs where the next part replaces lines is not carried over', () => {
  const starter = SOLUTION.replace('print(add(1));', 'print(add(2));');
  expect(carryOver(SOLUTION.replace('add(1)', 'add(5)'), SOLUTION, starter)).toBeNull();
});
