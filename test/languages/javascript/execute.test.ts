import {
  hasPassed,
  TIME_LIMIT,
  type RunError,
  type TestReport,
} from '../../../src/sandbox/protocol';
import { printed, runInNode, stopLessonProcess } from '../../support/runLesson';

afterAll(stopLessonProcess);

test.each<[string, string, string]>([
  ['plain', `console.log('a', { b: [1] });`, 'a { b: [1] }'],
  ['top-level await', `console.log(await Promise.resolve(1));`, '1'],
  [
    'a timer after the last line',
    `setTimeout(() => console.log('b'), 5); console.log('a');`,
    'a\nb',
  ],
  [
    'timers that follow on timers',
    `const nap = () => new Promise((r) => setTimeout(r, 2)); nap().then(nap).then(() => console.log('late'));`,
    'late',
  ],
  [
    'an interval that is cleared',
    `let n = 0; const id = setInterval(() => { n += 1; console.log(n); if (n === 3) clearInterval(id); }, 1);`,
    '1\n2\n3',
  ],
  ['a cleared timer', `clearTimeout(setTimeout(() => console.log('no'), 1));`, ''],
  ['arguments of a timer', `setTimeout(console.log, 1, 'x', 2);`, 'x 2'],
  [
    'names of the tests',
    `const test = 1, expect = 2, console2 = console; console2.log(test + expect);`,
    '3',
  ],
  ['strictness', `console.log(this, (function () { return this; })());`, 'undefined undefined'],
  ['a return', `console.log(1); return; console.log(2);`, '1'],
  [
    'what a lesson may use',
    `console.log([URL, Promise, Map, structuredClone, Intl, setTimeout].every(Boolean));`,
    'true',
  ],
  [
    'no globals that were removed',
    `console.log(typeof process, typeof fetch, typeof postMessage, typeof importScripts, typeof URL.createObjectURL);`,
    'undefined undefined undefined undefined undefined',
  ],
])('%s: runs and prints', async (_name, code, output) => {
  const result = await runInNode(code);
  expect(result).toMatchObject({ end: 'finished', tests: [] });
  expect(printed(result)).toBe(output);
});

test('tests can read the lines that the code printed', async () => {
  const { tests } = await runInNode(
    `console.log('a', 1);\nconsole.log('b\\nc');`,
    `test('a', () => expect(printed(), 'what is printed').toEqual(['a 1', 'b', 'c']));
hidden('b', () => expect(printed(), 'what is printed').toEqual(['a 1']));`,
  );
  expect(tests.map(({ outcome }) => outcome)).toEqual(['passed', 'failed']);
});

test("output during a test is reported with the test's index", async () => {
  const { output } = await runInNode(
    `console.log('own');\nfunction f() { console.log('called'); }`,
    `test('a', () => {});\nhidden('b', () => f());`,
  );
  expect(output).toEqual([
    { level: 'log', text: 'own' },
    { level: 'log', text: 'called', test: 1 },
  ]);
});

test.each<[string, string, Partial<RunError>]>([
  ['at the top', `\nnull.x;`, { name: 'TypeError', line: 2 }],
  [
    'on the first line',
    `throw new RangeError('far')`,
    { name: 'RangeError', message: 'far', line: 1 },
  ],
  [
    'in a function',
    `function f() {\n  return g();\n}\n\nf();`,
    { name: 'ReferenceError', line: 2 },
  ],
  ['after an await', `await null;\n\nthrow new Error('x');`, { line: 3 }],
  ['in a timer', `setTimeout(() => {\n  throw new Error('x');\n}, 1);`, { line: 2 }],
  [
    'in an unhandled promise',
    `1;\nPromise.reject(new Error('lost'));`,
    { message: 'lost', line: 2 },
  ],
  ['in a built-in', `const a = 1;\n[1].reduce(2);`, { name: 'TypeError', line: 2 }],
  ['of infinite recursion', `function f() {\n  f();\n}\nf();`, { name: 'RangeError', line: 2 }],
  [
    'of a custom class',
    `class Odd extends Error { name = 'Odd' }\nthrow new Odd('x');`,
    { name: 'Odd', line: 2 },
  ],
  ['that is not an Error', `throw { a: 1 };`, { name: 'Thrown value', message: '{ a: 1 }' }],
  ['of syntax', `const a = 1;\nlet b = ;\nlet c;`, { name: 'SyntaxError', line: 2 }],
  [
    'of an open bracket',
    `function f() {\n  return 1;\n\n`,
    { message: expect.stringMatching(/^Unexpected end of input$/) as string, line: 2 },
  ],
  ['of an unmatched bracket', `f();\n}\n`, { name: 'SyntaxError', line: 2 }],
  [
    'of an import',
    `import x from 'y';`,
    { name: 'SyntaxError', hint: expect.stringMatching(/modules/) as string },
  ],
  [
    'of the missing page',
    `document.title = '';`,
    { line: 1, hint: expect.stringMatching(/without a page/) as string },
  ],
  [
    'of the missing network',
    `\nawait fetch('/');`,
    { line: 2, hint: expect.stringMatching(/network/) as string },
  ],
  [
    'of missing storage',
    `localStorage.x = 1;`,
    { hint: expect.stringMatching(/storage/) as string },
  ],
])('an error %s is reported with its line', async (_name, code, error) => {
  expect(await runInNode(code)).toMatchObject({ end: 'failed', error });
});

const SUM_TESTS = `test('three', () => {
  expect(sum([1, 2]), 'sum([1, 2])').toBe(3);
});
hidden('none', async () => {
  expect(await sum([])).toBe(0);
});`;

test.each<[string, string, TestReport['outcome'][]]>([
  [
    'a right function',
    `function sum(l) { return l.reduce((a, b) => a + b, 0); }`,
    ['passed', 'passed'],
  ],
  ['a right constant', `const sum = (l) => l.reduce((a, b) => a + b, 0);`, ['passed', 'passed']],
  ['a wrong function', `function sum() { return 3; }`, ['passed', 'failed']],
  ['an async function', `async function sum() { return 0; }`, ['failed', 'passed']],
  ['a function that throws', `function sum() { return nothing; }`, ['failed', 'failed']],
  ['nothing', ``, ['failed', 'failed']],
  [
    'code that defines test and expect',
    `const test = 0, expect = 0; class hidden {}; const sum = (l) => l.length && 3;`,
    ['passed', 'passed'],
  ],
])('%s is tested', async (_name, code, outcomes) => {
  const result = await runInNode(code, SUM_TESTS);
  expect(result.end).toBe('finished');
  expect(result.tests.map(({ outcome }) => outcome)).toEqual(outcomes);
  expect(hasPassed(result)).toBe(outcomes.every((outcome) => outcome === 'passed'));
});

test('a failed test shows what was tried, expected, and received', async () => {
  const { tests } = await runInNode(`function sum() { return '3'; }`, SUM_TESTS);
  expect(tests[0]).toEqual({
    name: 'three',
    hidden: false,
    outcome: 'failed',
    failure: {
      message: 'This is a string, not a number.',
      label: 'sum([1, 2])',
      expected: '3',
      received: `'3'`,
    },
  });
});

test.each([
  ['throws', `function sum(l) {\n  return l.total.x;\n}`, { line: 2, message: /^TypeError: / }],
  [
    'rejects later',
    `function sum(l) {\n  Promise.reject(new Error('lost'));\n  return 3;\n}`,
    { line: 2, message: /^Error: lost/ },
  ],
])('a test whose code %s fails with the line', async (_name, code, { line, message }) => {
  const { tests } = await runInNode(code, SUM_TESTS);
  expect(tests[0]).toMatchObject({
    outcome: 'failed',
    failure: { line, message: expect.stringMatching(message) as string },
  });
});

test("a return at the top level can't skip the tests", async () => {
  const result = await runInNode(`return;`, SUM_TESTS);
  expect(result).toMatchObject({ end: 'failed', tests: [] });
  expect(hasPassed(result)).toBe(false);
});

test("code that closes its wrapper function doesn't parse", async () => {
  const code = `}).call(); (async function () {`;
  expect(await runInNode(code, SUM_TESTS)).toMatchObject({ error: { name: 'SyntaxError' } });
});

test('an infinite run is stopped, and its output is kept', async () => {
  const tests = `test('quick', () => {}); test('endless', () => { for (;;); }); hidden('never', () => {});`;
  const result = await runInNode(`console.log('begun');`, tests, TIME_LIMIT);
  expect(result.end).toBe('stopped');
  expect(printed(result)).toBe('begun');
  expect(result.tests).toMatchObject([
    { outcome: 'passed' },
    {
      outcome: 'failed',
      failure: {
        message: 'A loop never ends, or your code takes too many steps for an input of this size.',
      },
    },
    { outcome: 'unreached' },
  ]);
  expect(result.running).toBe(1);
});

test('a test that waits forever says so when it is stopped', async () => {
  const tests = `test('waits', () => wait()); hidden('never', () => {});`;
  const code = `const wait = async () => { await new Promise(() => {}); };`;
  const result = await runInNode(code, tests, TIME_LIMIT);
  expect(result.tests[0]).toMatchObject({
    outcome: 'failed',
    failure: { message: expect.stringMatching(/waits for something that never happens/) as string },
  });
});

test('a program that is stopped before its tests has no running test', async () => {
  const result = await runInNode(`for (;;);`, `test('a', () => {});`, TIME_LIMIT);
  expect(result).toMatchObject({ end: 'stopped', tests: [] });
  expect(result.running).toBeUndefined();
});

test("a loop that ended in earlier tests isn't called endless", async () => {
  const code = `function count(n) { let i = 0; while (i < n) { i += 1; } return i; }`;
  const tests = (first: string) =>
    `test('a', () => expect(count(${first})).toBe(${first})); hidden('b', () => count(1e15));`;
  expect((await runInNode(code, tests('3'), TIME_LIMIT)).error).toBeUndefined();
  expect((await runInNode(code, tests('1e15'), TIME_LIMIT)).error).toMatchObject({ line: 1 });
});
