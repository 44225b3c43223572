/** @jest-environment node */
import { explain } from '../../src/sandbox/explain';
import { emptyResult, type RunResult, type TestFailure } from '../../src/sandbox/protocol';

function stopped(code: string) {
  return explain(emptyResult('stopped'), code).error;
}

function failed(code: string, failure: Partial<TestFailure>) {
  const whole = { message: 'The values differ.', ...failure };
  const result: RunResult = {
    ...emptyResult('finished'),
    tests: [{ name: 't', hidden: false, outcome: 'failed', failure: whole }],
  };
  return explain(result, code).tests[0]?.failure?.plain;
}

test.each<[string, string, number, RegExp]>([
  ['while (true)', 'f();\nwhile (true) {\n  f();\n}', 2, /nothing in it breaks off/],
  ['for (;;)', 'for (;;) {}', 1, /nothing in it breaks off/],
  ['while (true) with a break', 'while (true) {\n  if (a) break;\n}', 1, /`break` or `return`/],
  ['a counter that stays', 'let i = 0;\nwhile (i < 3) {\n  f(i);\n}', 2, /changes `i`/],
  ['a counter that goes off', 'for (let i = 0; i < 3; i--) {\n  f(i);\n}', 1, /comes closer/],
  ['the other loop is over a list', 'for (const a of b) {}\nwhile (x) {}', 2, /changes `x`/],
  ['one of two is for ever', 'while (a) { a -= 1; }\nfor (;;) {}', 2, /nothing in it/],
  ['do', 'do {\n  f();\n} while (n > 1);', 1, /changes `n`/],
  ['a timer', 'const a = 1;\nsetInterval(f, 1);', 2, /clearInterval/],
])('a stopped run points at its loop: %s', (_name, code, line, plain) => {
  expect(stopped(code)).toMatchObject({ line, plain: expect.stringMatching(plain) as string });
});

test.each([
  ['two loops', 'while (a) {}\nwhile (b) {}'],
  ['no loop', 'await new Promise(() => {});'],
  ['a word in a string', `const a = 'while (true)';`],
])('a stopped run points at nothing: %s', (_name, code) => {
  expect(stopped(code)).toBeUndefined();
});

const UNDEFINED = { label: 'sum([1])', expected: '1', received: 'undefined' };

test.each<[string, string, RegExp | undefined]>([
  ['none', 'function sum(l) {\n  l.length;\n}', /`sum` has no `return`/],
  ['only in a callback', 'const sum = (l) => {\n  l.map((n) => { return n; });\n};', /no `return`/],
  ['printed', 'function sum(l) {\n  console.log(l);\n}', /prints its result/],
  ['on the next line', 'function sum(l) {\n  return\n    l.length;\n}', /same line as `return`/],
  ['there', 'function sum(l) {\n  return l[5];\n}', undefined],
  ['not needed', 'const sum = (l) => l[5];', undefined],
  ['of another function', 'function add() {}\nconst sum = add;', undefined],
])('a missing return is told: %s', (_name, code, plain) => {
  const told = failed(code, UNDEFINED);
  if (plain === undefined) expect(told).toBeUndefined();
  else expect(told).toMatch(plain);
});

test('undefined that is expected needs no return', () => {
  expect(failed('function sum() {}', { ...UNDEFINED, expected: 'undefined' })).toBeUndefined();
});

test('a single = in a condition explains a failed check', () => {
  const code = 'function isTwo(n) {\n  if (n = 2) return true;\n  return false;\n}';
  const values = { label: 'isTwo(3)', expected: 'false', received: 'true' };
  expect(failed(code, values)).toMatch(/On line 2 a single `=`/);
});

test('an error in a check is told like any other', () => {
  const failure = { message: 'ReferenceError: totl is not defined', line: 2 };
  expect(failed('const total = 1;\ntotl;', failure)).toBe(
    '`totl` does not exist. Did you mean `total`?',
  );
});

test('a result without errors stays as it is', () => {
  const result = { ...emptyResult('finished'), output: [{ level: 'log' as const, text: 'a' }] };
  expect(explain(result, 'while (true) {}')).toEqual(result);
});
