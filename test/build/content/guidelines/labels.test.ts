/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import { reportLabels } from '../../../../src/build/content/guidelines/labels';
import { startReading } from '../../../../src/build/content/markdown/reading';

/** Returns the problems of an exercise whose starter is a function without a body. */
function problemsOf(body: string): string[] {
  const reading = startReading({
    file: 'sums.md',
    source: '',
    highlight: () => [],
    readInner: () => [],
  });
  reading.programs.push({
    id: 'sum',
    line: 1,
    starter: { line: 2, code: 'function sum() {\n}' },
    tests: { line: 6, code: '' },
    solution: { line: 10, code: `function sum() {\n${body}}` },
  });
  reportLabels(reading);
  return reading.problems.map(({ line, reason }) => `${line}: ${reason}`);
}

const lines = (count: number, name = 'f') =>
  Array.from({ length: count }, (_, at) => `  ${name}${at}();\n`).join('');

test('six lines need no labels, not counting closing brackets', () => {
  expect(problemsOf(lines(6) + '  }\n  });\n')).toEqual([]);
});

test.each([
  ['none', lines(7)],
  ['one', `  // Start\n${lines(7)}`],
  ['seven', Array.from({ length: 7 }, (_, at) => `  // Step ${at}\n  f${at}();\n`).join('')],
])('seven lines with %s are reported at the solution, with a way out', (_count, body) => {
  expect(problemsOf(body)).toEqual([
    expect.stringMatching(/^10: the solution of "sum" adds 7 lines, with \d labels; write 2 to 6/),
  ]);
});

test('seven lines with two labels are fine, even if the head of a function comes first', () => {
  expect(problemsOf(`  // Start\n${lines(4)}  // Finish\n${lines(3, 'g')}`)).toEqual([]);
  expect(
    problemsOf(`${lines(1)}  // Start\n${lines(4, 'g')}  // Finish\n${lines(3, 'h')}`),
  ).toEqual([]);
});

test('a first label that comes late is reported at its line', () => {
  expect(
    problemsOf(`${lines(2)}  // Start\n${lines(4, 'g')}  // Finish\n${lines(3, 'h')}`),
  ).toEqual(['14: the first label of "sum" goes above the first line that the solution adds']);
});

test('a label that is too long for a phone is reported at its line', () => {
  const long = 'x'.repeat(61);
  expect(problemsOf(`  // Start\n${lines(4)}  // ${long}\n${lines(3, 'g')}`)).toEqual([
    '17: the label has 61 characters; shorten it to 60',
  ]);
});
