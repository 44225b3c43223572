import { explain } from '../../../../src/languages/javascript/friendlyErrors/explain';
import { plainWords } from '../../../../src/languages/javascript/friendlyErrors/plainWords';
import { emptyResult, type RunResult, type TestFailure } from '../../../../src/sandbox/protocol';
import * as run from '../../../../src/texts/en/errors/run';

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

const PRINTED = { label: 'the first line', expected: 'Good morning', received: '(nothing)' };
const RIDE = { label: 'mayRide', expected: 'true', received: 'false' };
const AVERAGE = { label: 'average(4, 8)', expected: '6', received: '12' };

test.each<[string, string, Partial<TestFailure>, string]>([
  [
    'brackets after console.log',
    "console.log['Good morning'];",
    PRINTED,
    "On line 1, put what you want to print in parentheses: `console.log('Good morning')`.",
  ],
  [
    'an equals sign after console.log',
    "console.log = 'Good morning';",
    PRINTED,
    "On line 1, put what you want to print in parentheses: `console.log('Good morning')`.",
  ],
  [
    'a statement as a comment',
    "//console.log('Good morning');",
    PRINTED,
    "Line 1 is a comment, so it doesn't run. Remove the `//`.",
  ],
  [
    'the wrong one of two statements as a comment',
    "console.log('a');\n// console.log('Sale');\n// console.log('Good morning');",
    { ...PRINTED, label: 'line 2' },
    "Line 3 is a comment, so it doesn't run. Remove the `//`.",
  ],
  [
    'a statement after a comment',
    "console.log('a');\n// console.log('Sale'); console.log('Good morning');",
    { ...PRINTED, label: 'line 2' },
    "The `//` on line 2 also turns off `console.log('Good morning')`. Start a new line before it.",
  ],
  [
    'slashes in quotes',
    "console.log('// Sale today');\nconsole.log('See you soon');",
    { label: 'line 2', expected: 'See you soon', received: '// Sale today' },
    "On line 1, the `//` is in quotes, so it's ordinary text. Put it in front of `console`.",
  ],
  [
    'a comment as in HTML',
    "console.log('a');\n<!-- console.log('Sale today'); -->",
    { label: 'the second line', expected: 'a', received: 'b' },
    'On line 2, write `//` instead of `<!-- … -->`. In JavaScript, comments start with `//`.',
  ],
  [
    'slashes behind console',
    "console.log('a');\nconsole//.log('Sale today');",
    { label: 'the second line', expected: 'a', received: 'b' },
    'On line 2, the `//` is in the middle of the statement. Put it at the start of the line.',
  ],
  [
    'a calculation in quotes',
    "console.log('20 - (3 * 4 + 2)');",
    { label: 'line 2', expected: '6', received: '20 - (3 * 4 + 2)' },
    "On line 1, `'20 - (3 * 4 + 2)'` is text. Remove the quotes so that the computer calculates it.",
  ],
  [
    'a constant that prints',
    'const spare = console.log(eggs % perBox);',
    { label: 'spare', expected: '4', received: 'undefined' },
    'On line 1, `console.log` only prints. Write the calculation right after the `=`.',
  ],
  [
    'a return that prints',
    'function average(a, b) {\n  return console.log((a + b) / 2);\n}',
    { ...AVERAGE, received: 'undefined' },
    'On line 2, `console.log` only prints. Write the calculation right after the `return`.',
  ],
  [
    'two slashes to divide',
    'const eggs = 9;\nconst perBox = 2;\nconst boxes = eggs // perBox;',
    { label: 'boxes', expected: '4', received: '9' },
    'On line 3, `//` starts a comment. To divide, write one `/`.',
  ],
  [
    'two slashes to divide by a number',
    'function average(a, b) {\n  return (a + b) // 2;\n}',
    AVERAGE,
    'On line 2, `//` starts a comment. To divide, write one `/`.',
  ],
  [
    'two assignments with commas',
    "let left = 'tea';\nlet right = 'coffee';\nleft, right = right, left;",
    { label: 'left', expected: "'coffee'", received: "'tea'" },
    'On line 3, the comma keeps `left` as it is. Write one assignment per line.',
  ],
  [
    'a comma after return, for one value',
    'function area(width, height) {\n  return width, height;\n}',
    { label: 'area(3, 4)', expected: '12', received: '4' },
    "`return` sends back one value, and the comma doesn't calculate anything. Write what to calculate, as in `a * b`.",
  ],
  [
    'a comparison of three values',
    'const ok = 6 < age < 18;',
    RIDE,
    'On line 1, each comparison has to be complete: `6 < age && age < 18`.',
  ],
  [
    'conditions joined with &',
    'const ok = age > 6 & age < 18;',
    RIDE,
    'On line 1, write `&&` instead of `&` to join conditions.',
  ],
  [
    'an arrow that compares a variable',
    'const age = 8;\nconst ok = age => 6 && age < 18;',
    RIDE,
    'On line 2, `=>` makes a function. For greater than or equal to, write `>=`.',
  ],
  [
    'text added outside the parentheses',
    "console.log(fruit) + ', May';",
    { label: 'the first line', expected: 'Plum, May', received: 'Plum' },
    'On line 1, the `+` is outside the parentheses. Move it and what follows it before the `)`.',
  ],
  [
    'a condition after else',
    "let gift = 'none';\nif (sum > 50)\n  gift = 'cup';\nelse (sum <= 50)\n  gift = 'card';",
    { label: 'gift', expected: "'cup'", received: "'card'" },
    "On line 4, `else` doesn't take a condition. Write `else if (…)`, or remove the condition.",
  ],
  [
    'a string that nothing prints',
    "'Good morning';",
    { label: 'the first line', expected: 'Good morning', received: '(nothing)' },
    "On line 1, this string isn't printed. Put it in the parentheses of `console.log(…)`.",
  ],
  [
    'a comma and a plus sign',
    "const fruit = 'Plum';\nconsole.log(fruit, + ', May');",
    { label: 'the first line', expected: 'Plum, May', received: 'Plum NaN' },
    'On line 2, write either the comma or the `+`, not both.',
  ],
  [
    'a plus sign at the start',
    "const fruit = 'Plum';\nconsole.log(+ fruit + ', May');",
    { label: 'the first line', expected: 'Plum, May', received: 'NaN, May' },
    'On line 2, remove the `+` after the `(`.',
  ],
  [
    'a name in quotes',
    "const fruit = 'Plum';\nconsole.log('fruit' + ', May');",
    { label: 'the first line', expected: 'Plum, May', received: 'fruit, May' },
    "On line 2, `'fruit'` in quotes is text. To use the value of `fruit`, remove the quotes.",
  ],
  [
    'a name in quotes in a calculation',
    "function f(a, b) {\n  return a % 'b';\n}",
    { label: 'f(3, 2)', expected: '1', received: 'NaN' },
    "On line 2, `'b'` in quotes is text. To use the value of `b`, remove the quotes.",
  ],
  [
    'a name in quotes in a call of Math',
    "function f(a, b) {\n  return Math.max('a', b);\n}",
    { label: 'f(3, 2)', expected: '3', received: 'NaN' },
    "On line 2, `'a'` in quotes is text. To use the value of `a`, remove the quotes.",
  ],
  [
    'a calculation with names in quotes',
    "const all = 9;\nconst rest = '(all - 1) / 2';",
    { label: 'rest', expected: '4', received: "'(all - 1) / 2'" },
    "On line 2, `'(all - 1) / 2'` is text. Remove the quotes so that the computer calculates it.",
  ],
  [
    'two plus signs',
    "const fruit = 'Plum';\nconsole.log(fruit + + ', May');",
    { label: 'the first line', expected: 'Plum, May', received: 'PlumNaN' },
    'On line 2, write one `+`, not two.',
  ],
  [
    'an arrow to give a name a value',
    "let left = 'tea';\nlet right = 'milk';\nleft => right;",
    { label: 'left', expected: "'milk'", received: "'tea'" },
    'On line 3, write `=` instead of `=>`: `left = right;`.',
  ],
  [
    'a statement in quotes',
    '"console.log(\'Good morning\');"',
    { label: 'the first line', expected: 'Good morning', received: '(nothing)' },
    'On line 1, remove the quotes around the statement.',
  ],
  [
    'text joined with &',
    "console.log('My ' & fruit);",
    { label: 'the first line', expected: 'My Plum', received: '0' },
    'On line 1, write `+` instead of `&` to join text.',
  ],
  [
    'a placeholder in quotes',
    "console.log('My ${fruit}');",
    { label: 'the first line', expected: 'My Plum', received: 'My ${fruit}' },
    'On line 1, `${…}` is ordinary text, because it only works between backticks. To join text in quotes, write `+`.',
  ],
  [
    'a colon instead of an equals sign',
    'let shipping = 5;\nif (sum >= 50) {\n  shipping: 0;\n}',
    { label: 'shipping', expected: '0', received: '5' },
    'On line 3, write `=` instead of `:` to give `shipping` a value.',
  ],
  [
    'a semicolon after else',
    "let gift = 'none';\nif (sum > 50) {\n  gift = 'cup';\n} else;{\n  gift = 'card';\n}",
    { label: 'gift', expected: "'cup'", received: "'card'" },
    'On line 4, remove the `;` after `else`.',
  ],
  [
    'no else',
    "let gift = 'none';\nif (sum > 50) {\n  gift = 'cup';\n}\n{\n  gift = 'card';\n}",
    { label: 'gift', expected: "'cup'", received: "'card'" },
    'On line 5, `else` is missing before the `{`.',
  ],
  [
    'a value without return',
    'function limit(value, low, high) {\n  if (value < low) {\n    low;\n  }\n  return value;\n}',
    { label: 'limit(-3, 0, 10)', expected: '0', received: '-3' },
    'On line 3, write `return` before `low`.',
  ],
  [
    'a calculation without return',
    'function average(a, b) {\n  (a + b) / 2;\n}',
    { ...AVERAGE, received: 'undefined' },
    'On line 2, write `return` before `(a + b) / 2`.',
  ],
  [
    'not before a comparison',
    'const needsAdult = !age >= minAge;',
    RIDE,
    'On line 1, the `!` belongs to `age` alone. For the whole comparison, write `!(age >= minAge)`.',
  ],
  [
    'the same value for every input',
    'function average(a, b) {\n  return 6;\n}',
    { label: 'average(5, 5)', expected: '5', received: '6' },
    '`average` returns `6` whatever `a` and `b` are.',
  ],
  [
    'a string instead of an assignment',
    "let gift = 'none';\nif (a) {\n  gift = 'cup';\n} else {\n  'card';\n}",
    { label: 'gift', expected: "'card'", received: "'none'" },
    "On line 5, to give `gift` a value, write `gift = 'card';`.",
  ],
  [
    'a minus instead of an equals sign',
    "let gift = 'none';\ngift - 'card';",
    { label: 'gift', expected: "'card'", received: "'none'" },
    'On line 2, write `=` instead of `-` to give `gift` a value.',
  ],
  [
    'a line after return',
    'function area(a, b) {\n  return 0;\n  a * b;\n}',
    { label: 'area(3, 4)', expected: '12', received: '0' },
    'On line 2, `return` ends the call, so line 3 never runs.',
  ],
  [
    'an empty return',
    'function half(n) {\n  return;\n}',
    { label: 'half(4)', expected: '2', received: 'undefined' },
    'On line 2, the value to send back is missing after `return`.',
  ],
  [
    'a return that prints in parentheses',
    'function half(n) {\n  return(console.log(n / 2));\n}',
    { label: 'half(4)', expected: '2', received: 'undefined' },
    'On line 2, `console.log` only prints. Write the calculation right after the `return`.',
  ],
  [
    'a parameter that gets another value',
    'function average(a, b) {\n  a = 4;\n  return (a + b) / 2;\n}',
    { label: 'average(5, 5)', expected: '5', received: '4.5' },
    'On line 2, `a` already gets its value from the call. Remove the line.',
  ],
  [
    'a period to join',
    "const each = 140;\nconsole.log('Each:' . each);",
    { label: 'the last line', expected: 'Each: 140', received: 'undefined' },
    "On line 2, the period after `'Each:'` doesn't join anything. Write a comma or `+` instead.",
  ],
])('a slip of a beginner is reported: %s', (_name, code, failure, plain) => {
  expect(failed(code, failure)).toBe(plain);
});

test('a value on the line after return is explained as such', () => {
  const code = 'function average(a, b) {\n  return\n  (a + b) / 2;\n}';
  expect(failed(code, { ...AVERAGE, received: 'undefined' })).toMatch(/same line as `return`/);
});

test.each([
  ['a comment at the end of a line', 'let a = 1 // one\nlet b = a // a is one'],
  ['a comment with a name alone, after a semicolon', 'let a = 1;\nlet b = 2; // a'],
  ['a list of declarations', 'let a = 1,\n  b,\n  c = 2;'],
  [
    'objects, labels, and cases',
    'const a = { b: 1 };\nf({ a: 1, b: 2 });\nswitch (a) { case 1: a.b; }',
  ],
  ['a block after a block', '{\n  const a = 1;\n}\n{\n  const a = 2;\n}'],
  ['a comparison with not', 'const a = !b && c > 1 && !(c > 2);'],
  ['bits of numbers', 'const a = b & 1;\nconst c = 2 | a;'],
  ['calls, changes, and returns', 'function f(a) {\n  a += 1;\n  a.b;\n  g(a);\n  return a;\n}'],
  [
    'a loop with a name for its condition',
    'function f(a) {\n  for (let b = a; b; b = b.next) {\n    a = b;\n  }\n  return a;\n}',
  ],
  ['a template', 'const a = `${b}`;'],
  ['a note about a result', 'const b = f(3, 4) // 12\nf(1) // 2'],
  ['defaults of a pattern', 'const {\n  b,\n  c = 2,\n} = d;'],
  [
    'words as values',
    "const tea = 'tea';\nfunction f(a) {\n  console.log('a', a);\n  return 'f';\n}",
  ],
  ['a number that is negative', 'const a = 5 - -b;\nconst c = a + +d;'],
  ['comparisons side by side', 'const a = b < c && c < d;'],
  [
    'a return in a case before another one',
    'function f(a) {\n  switch (a) {\n    case 1:\n      g();\n      return 2;\n    default:\n      return 3;\n  }\n}',
  ],
  ['a return over several lines', 'function f(a) {\n  return a\n    ? 1\n    : 2;\n}'],
  ['a return before a function', 'function f() {\n  g();\n  return 1;\n  function g() {}\n}'],
  ['a return after a condition', 'function f(a) {\n  if (a)\n    return 1;\n  return 2;\n}'],
  [
    'a parameter that changes in an if',
    'function f(a) {\n  if (a > 9) {\n    a = 9;\n  }\n  return a;\n}',
  ],
])('right code is no slip: %s', (_name, code) => {
  expect(failed(code, { label: 'a', expected: '2', received: '1' })).toBeUndefined();
});

test('a number that is the same for every input is not called off by one', () => {
  const message = 'The number is off by one.';
  const failure = { message, label: 'average(5, 5)', expected: '5', received: '6' };
  const result: RunResult = {
    ...emptyResult('finished'),
    tests: [{ name: 't', hidden: false, outcome: 'failed', failure }],
  };
  const told = explain(result, 'function average(a, b) {\n  return 6;\n}').tests[0]?.failure;
  expect(told?.message).toBe('The values are different.');
});

test.each([
  ['with a return missing', 'function sum(list) {\n  list.length;\n}', 'sum([1])'],
  ['without a function', 'let a;', 'a'],
])('a program %s is not asked about a return', (_name, code, label) => {
  const message = "There's no value. Is a return missing?";
  const failure = { message, label, expected: '1', received: 'undefined' };
  const result: RunResult = {
    ...emptyResult('finished'),
    tests: [{ name: 't', hidden: false, outcome: 'failed', failure }],
  };
  expect(explain(result, code).tests[0]?.failure?.message).toBe("There's no value.");
});

test('a return outside a function is reported with its line', () => {
  const code = 'return 10;\nfunction feeFor(weight) {\n  return 30;\n}';
  const { error } = explain(
    { ...emptyResult('failed'), error: { name: 'Error', message: run.endedEarly } },
    code,
  );
  expect(error).toMatchObject({
    line: 1,
    plain: 'The `return` on line 1 is outside the function. Move it between the braces.',
  });
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

describe('code too long for a person to write', () => {
  const slip = 'function f(a) {\n  return a, 1;\n}';
  const explained = (code: string) => failed(code, { label: 'f(2)', expected: '3', received: '1' });

  test.each([
    ['as many lines as a long program has', 'f(1, 2);\n'.repeat(500), true],
    ['a line with 100 items', `const b = [${'1,'.repeat(100)}];\n`, true],
    ['20,000 commas', `${','.repeat(20_000)}\n`, false],
    ['a list with 2,000 items', `const b = [${'1,'.repeat(2000)}];\n`, false],
    ['5,000 lines', 'f(1);\n'.repeat(5000), false],
    ['a word of 5,000 characters', `f(${'a'.repeat(5000)});\n`, false],
    ['60,000 characters', `// ${'a'.repeat(1000)}\n`.repeat(60), false],
  ])("isn't compared with itself, token by token: %s", (_name, long, isExplained) => {
    const sentence = explained(slip);
    expect(sentence).toBeDefined();
    expect(explained(long + slip)).toBe(
      isExplained ? sentence?.replace(/\d+/, String(long.split('\n').length + 1)) : undefined,
    );
    const error = { name: 'SyntaxError', message: "Unexpected token ','", line: 1 };
    expect(isExplained || plainWords(error, long) === undefined).toBe(true);
  });
});
