import { explain } from '../../../src/sandbox/friendlyErrors/explain';
import { emptyResult, type RunResult, type TestFailure } from '../../../src/sandbox/protocol';

function stopped(code: string) {
  return explain(emptyResult('stopped'), code).error;
}

function failed(code: string, failure: Partial<TestFailure>) {
  const whole = { message: 'The values are different.', ...failure };
  const result: RunResult = {
    ...emptyResult('finished'),
    tests: [{ name: 't', hidden: false, outcome: 'failed', failure: whole }],
  };
  return explain(result, code).tests[0]?.failure?.plain;
}

test.each<[string, string, number, RegExp]>([
  ['while (true)', 'f();\nwhile (true) {\n  f();\n}', 2, /nothing stops it/],
  ['for (;;)', 'for (;;) {}', 1, /nothing stops it/],
  ['while (true) with a break', 'while (true) {\n  if (a) break;\n}', 1, /`break` or `return`/],
  ['a constant counter', 'let i = 0;\nwhile (i < 3) {\n  f(i);\n}', 2, /changes `i`/],
  [
    'a counter in the wrong direction',
    'for (let i = 0; i < 3; i--) {\n  f(i);\n}',
    1,
    /gets closer/,
  ],
  ['another loop over a list', 'for (const a of b) {}\nwhile (x) {}', 2, /changes `x`/],
  ['one of two is infinite', 'while (a) { a -= 1; }\nfor (;;) {}', 2, /nothing stops it/],
  ['do', 'do {\n  f();\n} while (n > 1);', 1, /changes `n`/],
  ['a timer', 'const a = 1;\nsetInterval(f, 1);', 2, /clearInterval/],
])('a stopped run shows its infinite loop: %s', (_name, code, line, plain) => {
  expect(stopped(code)).toMatchObject({ line, plain: expect.stringMatching(plain) as string });
});

test.each([
  ['two loops', 'while (a) {}\nwhile (b) {}'],
  ['no loop', 'await new Promise(() => {});'],
  ['a word in a string', `const a = 'while (true)';`],
])('a stopped run shows no loop: %s', (_name, code) => {
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
])('a missing return is reported: %s', (_name, code, plain) => {
  const told = failed(code, UNDEFINED);
  if (plain === undefined) expect(told).toBeUndefined();
  else expect(told).toMatch(plain);
});

test.each<[string, string, RegExp]>([
  [
    'in the loop',
    'function sum(l) {\n  for (const n of l) {\n    if (n > 2) return 1;\n  }\n}',
    /^`sum` has a `return`, but this input doesn't reach it\./,
  ],
  [
    'after an if without braces',
    'function sum(l) {\n  if (l.length > 2) return "many";\n}',
    /^`sum` has a `return`, but this input doesn't reach it\./,
  ],
  [
    'of a value that may be undefined',
    'function sum(l) {\n  for (const n of l) {\n    return n.price;\n  }\n}',
    /^`sum` has a `return`, but this input doesn't reach it, or its value is `undefined`\./,
  ],
])('an unreachable return is reported, not called missing: %s', (_name, code, plain) => {
  const message = "There's no value. Is a return missing?";
  const result: RunResult = {
    ...emptyResult('finished'),
    tests: [{ name: 't', hidden: false, outcome: 'failed', failure: { ...UNDEFINED, message } }],
  };
  const failure = explain(result, code).tests[0]?.failure;
  expect(failure?.plain).toMatch(plain);
  expect(failure?.message).toBe("There's no value.");
});

test.each<[string, string, Partial<TestFailure>, RegExp | undefined]>([
  [
    'a misspelled property',
    'function count(list) {\n  return list.lenght;\n}',
    { label: 'count([1, 2])', expected: '2', received: 'undefined' },
    /^Is a name after a dot misspelled\? There's no `lenght` here, but there's `length`\.$/,
  ],
  [
    'a misspelled property in a product',
    'const twice = (list) => {\n  return list.lenght * 2;\n};',
    { label: 'twice([1, 2])', expected: '4', received: 'NaN' },
    /misspelled/,
  ],
  [
    'a misspelled property of the input',
    'function price(tea) {\n  return tea.prcie;\n}',
    { label: 'price({ price: 4 })', expected: '4', received: 'undefined' },
    /no `prcie` here, but there's `price`/,
  ],
  [
    'a property that the input has',
    'function size(box) {\n  return box.lenght;\n}',
    { label: 'size({ lenght: undefined })', expected: '2', received: 'undefined' },
    undefined,
  ],
  [
    'an index without an item',
    'function sum(list) {\n  let total = 0;\n  for (let i = 0; i < 9; i++) total += list[i];\n  return total;\n}',
    { label: 'sum([1])', expected: '1', received: 'NaN' },
    /Is there an item at that index\?$/,
  ],
  [
    'NaN without an index',
    'function sum(list) {\n  return list - 1;\n}',
    { label: 'sum([1, 2])', expected: '3', received: 'NaN' },
    undefined,
  ],
  [
    'several values after return',
    'function ends(list) {\n  return list[0], list.at(-1);\n}',
    { label: 'ends([1, 2])', expected: '[ 1, 2 ]', received: '2' },
    /^`return` returns one value\. Put several in a list or an object\.$/,
  ],
  [
    'commas inside of brackets after return',
    'function ends(list) {\n  return [list[0], Math.min(1, 2)];\n}',
    { label: 'ends([1, 2])', expected: '[ 1, 2 ]', received: '[ 1, 1 ]' },
    undefined,
  ],
  [
    'in for of',
    'function most(list) {\n  let top = 0;\n  for (const n in list) {\n    if (n > top) top = n;\n  }\n  return top;\n}',
    { label: 'most([3, 1])', expected: '3', received: "'1'" },
    /^On line 3, `in` gives the indexes as text\. `of` gives the items\.$/,
  ],
  [
    'in with the position as an index',
    'function most(list) {\n  let top = 0;\n  for (const n in list) {\n    if (list[n] > top) top = n;\n  }\n  return top;\n}',
    { label: 'most([3, 1])', expected: '3', received: "'1'" },
    undefined,
  ],
  [
    'in over an object',
    'function most(list) {\n  let top = 0;\n  for (const n in list) {\n    if (n > top) top = n;\n  }\n  return top;\n}',
    { label: 'most({ a: 1 })', expected: '3', received: "'1'" },
    undefined,
  ],
  [
    'an arrow in a condition',
    'function isOld(age) {\n  if (age => 18) return true;\n  return false;\n}',
    { label: 'isOld(3)', expected: 'false', received: 'true' },
    /^On line 2, `=>` makes a function\. For greater than or equal to, write `>=`\.$/,
  ],
])('a likely cause in the code is reported: %s', (_name, code, failure, plain) => {
  const told = failed(code, failure);
  if (plain === undefined) expect(told).toBeUndefined();
  else expect(told).toMatch(plain);
});

test('if a name is misspelled, no return is suggested', () => {
  const message = "There's no value. Is a return missing?";
  const failure = { message, label: 'f([1])', expected: '1', received: 'undefined' };
  const result: RunResult = {
    ...emptyResult('finished'),
    tests: [{ name: 't', hidden: false, outcome: 'failed', failure }],
  };
  const told = explain(result, 'const f = (list) => list.lenght;').tests[0]?.failure;
  expect(told).toMatchObject({
    message: "There's no value.",
    plain: expect.stringMatching(/misspelled/) as string,
  });
});

test('a label that continues after the call gives no hint about its return', () => {
  const code = 'function sum(l) {\n  if (l) return 1;\n}';
  expect(failed(code, { ...UNDEFINED, label: 'sum([1]).total' })).toBeUndefined();
});

test('if undefined is expected, no return is needed', () => {
  expect(failed('function sum() {}', { ...UNDEFINED, expected: 'undefined' })).toBeUndefined();
});

test.each([
  [
    'in the braces of an if',
    'let fee = 5;\nif (sum > 50) {\n  let fee = 0;\n}',
    'On line 3, `let` makes a new `fee` that exists only inside the braces. To change the `fee` from line 1, leave out `let`.',
  ],
  [
    'in a loop inside a function',
    'function f() {\n  let fee = 5;\n  for (const n of [1]) {\n    if (n) {\n      const fee = n;\n    }\n  }\n  return fee;\n}',
    'On line 5, `const` makes a new `fee` that exists only inside the braces. To change the `fee` from line 2, leave out `const`.',
  ],
])('a second declaration explains a failed check: %s', (_name, code, plain) => {
  expect(failed(code, { label: 'fee', expected: '0', received: '5' })).toBe(plain);
});

test.each([
  ['in another function', 'let fee = 5;\nfunction f() {\n  let fee = 0;\n  return fee;\n}'],
  ['in another block', 'if (a) {\n  let fee = 5;\n}\nif (b) {\n  let fee = 0;\n}'],
  ['in the head of a loop', 'let i = 5;\nfor (let i = 0; i < 3; i += 1) {\n  f(i);\n}'],
  ['of a constant', 'const fee = 5;\nif (a) {\n  const fee = 0;\n}'],
])('a declaration %s explains nothing', (_name, code) => {
  expect(failed(code, { label: 'fee', expected: '0', received: '5' })).toBeUndefined();
});

test('a comparison as a statement explains a failed check', () => {
  const code = 'let fee = 5;\nif (sum > 50) {\n  fee === 0;\n}';
  expect(failed(code, { label: 'fee', expected: '0', received: '5' })).toBe(
    'On line 3, `===` compares two values. To assign a value, write a single `=`.',
  );
});

test('a semicolon after a condition explains a failed check', () => {
  const code = 'let a = 5;\nif (a > 5); {\n  a = 0;\n}';
  expect(failed(code, { label: 'a', expected: '5', received: '0' })).toMatch(
    /^On line 2, the `;` after the condition ends the `if`/,
  );
});

test('a single = in a condition explains a failed check', () => {
  const code = 'function isTwo(n) {\n  if (n = 2) return true;\n  return false;\n}';
  const values = { label: 'isTwo(3)', expected: 'false', received: 'true' };
  expect(failed(code, values)).toMatch(/On line 2, a single `=`/);
});

test('an error in a check is explained like any other', () => {
  const failure = { message: 'ReferenceError: totl is not defined', line: 2 };
  expect(failed('const total = 1;\ntotl;', failure)).toBe(
    "`totl` doesn't exist. Did you mean `total`?",
  );
});

test.each([
  ['const Spare = 1;', 'The task calls it `spare`, but your code has `Spare`. Rename it.'],
  ['let spares = 1;', 'The task calls it `spare`, but your code has `spares`. Rename it.'],
  ['console.log(1);', "The task asks for `spare`, but your code doesn't declare it."],
])('a name that only the tests use is the one to use: %s', (code, plain) => {
  expect(failed(code, { message: 'ReferenceError: spare is not defined' })).toBe(plain);
});

test('a result without errors stays unchanged', () => {
  const result = { ...emptyResult('finished'), output: [{ level: 'log' as const, text: 'a' }] };
  expect(explain(result, 'while (true) {}')).toEqual(result);
});
