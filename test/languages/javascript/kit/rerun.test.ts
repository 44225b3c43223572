import type { TestReport } from '../../../../src/sandbox/protocol';
import { runInNode, stopLessonProcess } from '../../../support/runLesson';

afterAll(stopLessonProcess);

async function runTest(code: string, call: string): Promise<TestReport | undefined> {
  const result = await runInNode(code, `hidden('right for other values', () => ${call});`);
  expect(result.error).toBeUndefined();
  return result.tests[0];
}

const FREE_SHIPPING = `rerun({ sum: [49, 50, 51] }, ({ sum }) => ({
  shipping: sum < 50 ? 5 : 0,
  printed: [sum < 50 ? '5' : '0'],
}))`;

const program = (condition: string) => `const sum = 50;
let shipping = 5;
if (${condition}) {
  shipping = 0;
}
console.log(shipping);`;

test('a program that is right for every value passes', async () => {
  expect(await runTest(program('sum >= 50'), FREE_SHIPPING)).toMatchObject({ outcome: 'passed' });
});

test.each([
  ['is right for the first value alone', 'sum === 50', 'shipping, with sum = 51', '0', '5'],
  ['assigns a function by mistake', 'sum => 50', 'shipping, with sum = 49', '5', '0'],
])('a program that %s fails and says for which value', async (_, condition, label, ...shown) => {
  const [expected, received] = shown;
  expect(await runTest(program(condition), FREE_SHIPPING)).toMatchObject({
    outcome: 'failed',
    failure: { label, expected, received },
  });
});

test('values of several variables go together, in the order of their lists', async () => {
  const swap = `rerun({ left: ['a', 'c'], right: ['b', 'd'] }, ({ left, right }) => ({
    left: right,
    right: left,
  }))`;
  const code = `let left = 'tea';
let right = "coffee"
const third = left;
left = right;
right = third;`;
  expect(await runTest(code, swap)).toMatchObject({ outcome: 'passed' });
  const typed = code.replace('= third', `= 'tea'`);
  expect(await runTest(typed, swap)).toMatchObject({
    failure: { label: `right, with left = 'a', right = 'b'`, expected: `'a'`, received: `'tea'` },
  });
});

const CHANGE = `rerun({ 20: [50, 30] }, (values) => ({ printed: [String(values[20] - 14)] }))`;

test.each([
  ['in one expression', 'console.log(20 - (3 * 4 + 2));'],
  ['with decimals', 'console.log(20.00 - 14);'],
  [
    'in steps, beside a comment and a string with that number',
    `// 20\nconst all = 20;\n'20';\nconsole.log(all - 14);`,
  ],
])('a number is replaced wherever the program calculates with it: %s', async (_, code) => {
  expect(await runTest(code, CHANGE)).toMatchObject({ outcome: 'passed' });
});

test('printed lines are compared one by one, without mentioning lists', async () => {
  const rerun = `rerun({ fruit: ['Fig'] }, ({ fruit }) => ({ printed: [fruit + ' jam'] }))`;
  const report = await runTest(`const fruit = 'Plum';\nconsole.log('Plum jam');`, rerun);
  expect(report?.failure).toMatchObject({ expected: 'Fig jam', received: 'Plum jam' });
  expect(report?.failure?.message ?? '').not.toMatch(/index|item/);
});

test.each([
  [
    'a different second line',
    '2',
    `console.log(fruit);\nconsole.log('jam');`,
    'line 2',
    'end',
    'jam',
  ],
  ['no second line', '2', 'console.log(fruit);', 'line 2', 'end', '(nothing)'],
  [
    'an extra line',
    '1',
    `console.log(fruit);\nconsole.log('end');`,
    'the number of lines',
    '1',
    '2',
  ],
])('%s is reported by its number', async (_, count, code, place, expected, received) => {
  const rerun = `rerun({ fruit: ['Fig'] }, ({ fruit }) => ({ printed: [fruit, 'end'].slice(0, ${count}) }))`;
  const report = await runTest(`const fruit = 'Plum';\n${code}`, rerun);
  const label = `${place}, with fruit = 'Fig'`;
  expect(report?.failure).toMatchObject({ label, expected, received });
});

test('a hard-coded answer fails with advice', async () => {
  const report = await runTest('console.log(6);', CHANGE);
  expect(report?.failure?.message).toMatch(
    /^The number 20 isn't in your program\. Have your program/,
  );
});

test.each([
  [
    'as text',
    "console.log('20' - 14);",
    "`'20'` is text. Remove the quotes so that it's a number.",
  ],
  [
    'beside another one',
    'console.log(40);',
    "The numbers 8 and 20 aren't in your program. Have your program calculate with the numbers from the task.",
  ],
])('a number that is missing is named: %s', async (_, code, message) => {
  const report = await runTest(code, `rerun({ 20: [50], 8: [9] }, () => ({ printed: ['6'] }))`);
  expect(report?.failure?.message).toBe(message);
});

test('values that are those of the program are not called changed', async () => {
  const code = `const a = 1;\nconst b = 'x';\nconst c = true;\nconst d = 4;\nlet sum = 0;`;
  const rerun = (values: string) => `rerun(${values}, () => ({ sum: 5 }))`;
  const some = await runTest(code, rerun(`{ a: [1], b: ['y'], c: [false], d: [9] }`));
  expect(some?.failure).toMatchObject({
    message: "This test changed b to 'y', c to false, and d to 9, then ran your program again.",
    label: "sum, with b = 'y', c = false, d = 9",
  });
  const none = await runTest(code, rerun(`{ a: [1], b: ['x'] }`));
  expect(none?.failure).toMatchObject({ message: 'The values are different.', label: 'sum' });
});

test('after another test failed, a rerun is left out', async () => {
  const tests = `test('shipping', () => expect(shipping, 'shipping').toBe(0));
    hidden('for other values', () => ${FREE_SHIPPING});`;
  const { tests: reports } = await runInNode(program('sum > 50'), tests);
  expect(reports.map(({ outcome }) => outcome)).toEqual(['failed', 'unreached']);
});

test('a failure with other values says what the test changed', async () => {
  const report = await runTest(program('sum === 50'), FREE_SHIPPING);
  expect(report?.failure?.message).toBe(
    'This test changed sum to 51, then ran your program again.',
  );
});

test('it also says why the value is wrong, and lists every change', async () => {
  const rerun = `rerun({ 20: [50], 14: [10] }, () => ({ difference: 40 }))`;
  const report = await runTest('const difference = String(20 - 14);', rerun);
  expect(report?.failure?.message).toBe(
    'This test changed 14 to 10 and 20 to 50, then ran your program again. This is a string, not a number.',
  );
});

test('the label of a number says what replaces it', async () => {
  const report = await runTest('console.log(20 - 14 - 1);', CHANGE);
  expect(report?.failure?.label).toBe('line 1, with 50 instead of 20');
});

test('a program without the varied line fails and says which line', async () => {
  const report = await runTest('const shipping = 0;', FREE_SHIPPING);
  expect(report?.failure?.message).toContain('Keep the line that gives `sum` its first value');
});

test('an error with other values is reported with them', async () => {
  const report = await runTest(`const sum = 50;\nif (sum !== 50) sum();`, FREE_SHIPPING);
  expect(report?.failure).toMatchObject({ label: 'sum = 49' });
});

test('variables of one declaration are told apart', async () => {
  const code = 'const first = [1, 2], second = 3\nconst sum = first[0] + second;';
  const rerun = `rerun({ first: [[5], [6]], second: [1, 2] }, ({ first, second }) => ({
    sum: first[0] + second,
  }))`;
  expect(await runTest(code, rerun)).toMatchObject({ outcome: 'passed' });
});

test('a value of several lines is replaced whole', async () => {
  const code = `const list = [\n  1,\n  2,\n];\nconst first = list[0];`;
  const rerun = `rerun({ list: [[7], [8, 9]] }, ({ list }) => ({ first: list[0] }))`;
  expect(await runTest(code, rerun)).toMatchObject({ outcome: 'passed' });
});
