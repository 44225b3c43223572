import { plainWords } from '../../../../src/languages/javascript/friendlyErrors/plainWords';
import { WORDINGS } from './wordings';

const ENGINES = ['Chrome', 'Firefox', 'Safari'] as const;

function errorOf(engineMessage: string) {
  const [, line, name = '', message = ''] = /^(\d+|\?) (.*?): ([^]*)$/.exec(engineMessage) ?? [];
  return { name, message, ...(line === '?' ? {} : { line: Number(line) }) };
}

const CASES = WORDINGS.flatMap(({ name, code, says, engineMessages }) =>
  ENGINES.map((engine, index) => ({
    name,
    engine,
    code,
    engineMessage: engineMessages[index] ?? '',
    says: typeof says === 'string' ? says : (says[index] ?? ''),
  })),
).filter(({ engineMessage }) => engineMessage !== '');

test.each(CASES)('$name, in $engine', ({ code, engineMessage, says }) => {
  expect(plainWords(errorOf(engineMessage), code)).toBe(says);
});

test('covers more than forty errors, most of them in all three engines', () => {
  expect(WORDINGS.length).toBeGreaterThan(150);
  expect(CASES.length).toBeGreaterThan(WORDINGS.length * 2.9);
});

test.each([
  ['an error of the reader', 'Error', 'x is not a function'],
  ['an error class of the reader', 'CartError', 'Unexpected token'],
  ['an unknown message', 'TypeError', 'Something quite new went wrong'],
  ['another unknown message', 'SyntaxError', 'The moon is not in position'],
  ['an unknown RangeError', 'RangeError', 'Incorrect locale information provided'],
  ['an unknown ReferenceError', 'ReferenceError', 'Invalid reference'],
  ['an ambiguous message in Safari', 'TypeError', 'Type error'],
  ['an ambiguous message in Safari, without a call', 'TypeError', 'undefined is not a function'],
  ['nothing at all', '', ''],
])('%s gets no explanation', (_name, name, message) => {
  const code = 'const list = await Promise.all(5);\nlist.push(list);';
  expect(plainWords({ name, message, line: 1 }, code)).toBeUndefined();
});

test("a thrown value that isn't an Error is shown", () => {
  expect(plainWords({ name: 'Thrown value', message: `'no money'` }, '')).toBe(
    `The code threw \`'no money'\` itself. \`throw new Error('…')\` would show the line, too.`,
  );
});

test.each<[string, string, string, string]>([
  [
    'two operators written as words',
    'if (a > 1 and b > 2 or c) {}',
    "Unexpected identifier 'and'",
    'In JavaScript, write `&&` instead of `and`, and `||` instead of `or`.',
  ],
  [
    'a comment with backslashes',
    '\\\\ the price in dollars\nlet x = 1;',
    'Invalid or unexpected token',
    'A comment starts with two forward slashes: `//`.',
  ],
  [
    'a comment with a backslash, at the end of a line',
    'let x = 1; \\ the price',
    'Invalid or unexpected token',
    'A comment starts with two forward slashes: `//`.',
  ],
  [
    'a line of code after a single slash',
    "console.log('a');\n/console.log('b');\nconsole.log('c');",
    'Invalid regular expression: missing /',
    'If this line is a comment, start it with two slashes: `//`. If it should run, remove the `/`.',
  ],
  [
    'a decimal comma',
    'let price = 14,50;',
    'Unexpected number',
    'Decimals are written with a period: `14.50`.',
  ],
  [
    'then',
    'if (x >= 5) then {\n}',
    "Unexpected token '{'",
    "JavaScript doesn't have `then` after a condition. Remove it.",
  ],
  [
    'a comma at the end of a declaration',
    'const x = 5,\nlet y = 6;',
    'let is disallowed as a lexically bound name',
    'Line 1 ends with a comma. Write `;` instead.',
  ],
  [
    'a string without its opening quote',
    "console.log(Open at 7');",
    'missing ) after argument list',
    "The text has no opening quote. Add `'` before `Open`.",
  ],
  [
    'a string without its opening quote, in a declaration',
    'const note = See you soon!";',
    'Unexpected identifier',
    'The text has no opening quote. Add `"` before `See`.',
  ],
  [
    'a call without its first parenthesis',
    "console.log 'x');",
    'Unexpected string',
    "A `(` is missing before `'x'`.",
  ],
  [
    'a call without parentheses',
    'console.log "x";',
    'Unexpected string',
    'A `(` is missing before `"x"`, and a `)` after it.',
  ],
  [
    'a function without its word',
    'greet(name) {\n  return name;\n}',
    "Unexpected token '{'",
    'A function starts with the word `function`: `function greet(name) {`.',
  ],
  [
    'the same in Firefox',
    'greet(name) {\n  return name;\n}',
    "unexpected token: '{'",
    'A function starts with the word `function`: `function greet(name) {`.',
  ],
  [
    'a word with a slip in it',
    'cosnt price = 3;',
    "Unexpected identifier 'price'",
    "`cosnt` isn't a word in JavaScript. Did you mean `const`?",
  ],
  [
    'a loop with a slip in it',
    'whlie (a) {\n  a -= 1;\n}',
    "Unexpected token '{'",
    "`whlie` isn't a word in JavaScript. Did you mean `while`?",
  ],
  [
    'an arrow behind a property',
    'const isLong = list.length => 3;',
    'Malformed arrow function parameter list',
    '`=>` makes a function. For greater than or equal to, write `>=`.',
  ],
])('%s', (_name, code, message, says) => {
  expect(plainWords({ name: 'SyntaxError', message, line: 1 }, code)).toBe(says);
});

test.each([
  ['a method of a class', 'class A {\n  greet(name) {\n    b c;\n  }\n}', 3],
  ['a name that is declared', 'const whale = 1;\nwhale b;', 2],
])('no JavaScript keyword is suspected in %s', (_name, code, line) => {
  const error = { name: 'SyntaxError', message: "Unexpected identifier 'c'", line };
  expect(plainWords(error, code)).not.toMatch(/the word `function`|no word of/);
});

test.each<[string, string, number, string]>([
  [
    'a page that is not there',
    `document.title = 'x';`,
    1,
    "`document` isn't available here. Code here runs without a page.",
  ],
  [
    'a loop that goes one too far',
    'const list = [{ n: 1 }];\nfor (let i = 0; i <= list.length; i++) {\n  list[i].n += 1;\n}',
    3,
    '`list[i]` is undefined, so it has no `n`. The loop goes one step too far: use `<` instead of `<=`.',
  ],
])('the line gives more detail than the message: %s', (_name, code, line, says) => {
  const message =
    line === 1 ? 'document is not defined' : `Cannot read properties of undefined (reading 'n')`;
  const name = line === 1 ? 'ReferenceError' : 'TypeError';
  expect(plainWords({ name, message, line }, code)).toBe(says);
});

const AREA = 'function area(width, height) {\n  return width * height;\n}\n';
const AREA_TESTS = "expect(area(3, 4), 'small areas').toBe(12);";

test.each<[string, string, number, string, string]>([
  [
    'slashes behind the period',
    "console.log('a');\nconsole.//log('b');\nconsole.log('c');",
    3,
    "Cannot read properties of undefined (reading 'log')",
    'On line 2, the `//` is in the middle of the statement. Put it at the start of the line.',
  ],
  [
    'slashes behind the period, in Firefox',
    "console.log('a');\nconsole.//log('b');\nconsole.log('c');",
    3,
    `can't access property "log", console.console is undefined`,
    'On line 2, the `//` is in the middle of the statement. Put it at the start of the line.',
  ],
  [
    'slashes behind the period, in Safari',
    "console.log('a');\nconsole.//log('b');\nconsole.log('c');",
    2,
    "undefined is not an object (evaluating 'console.//log('b');\nconsole.log')",
    'On line 2, the `//` is in the middle of the statement. Put it at the start of the line.',
  ],
  [
    'a number called',
    'console.log(20 - 3(4) - 2);',
    1,
    '3 is not a function',
    "`3` isn't a function. To multiply, write `*`: `3 * 4`.",
  ],
  [
    'a number called with a calculation, in Safari',
    'console.log(2(a + b));',
    1,
    "2 is not a function. (In '2(a + b)', '2' is 2)",
    "`2` isn't a function. To multiply, write `*`: `2 * (a + b)`.",
  ],
  [
    'the console called',
    "console('Good morning');",
    1,
    'console is not a function',
    'To print, write `console.log(…)`.',
  ],
  [
    'print after the console',
    "console.print('a');",
    1,
    'console.print is not a function',
    '`console` has no function `print`. To print, write `console.log(…)`.',
  ],
  [
    'return after the console',
    'function f(n) {\n  console.return(n / 2);\n}\nf(1);',
    2,
    'console.return is not a function',
    'To send the value back, write `return …;`.',
  ],
  [
    'console.log after it got a value',
    "console.log = 'a';\nconsole.log('b');",
    2,
    'console.log is not a function',
    "On line 1, put what you want to print in parentheses: `console.log('a')`.",
  ],
  [
    'a constant compared with one equals sign',
    'const age = 8;\nconst ok = tall && (age = low || grown);',
    2,
    'Assignment to constant variable.',
    'A single `=` assigns a new value to `age`. To compare, write `===`.',
  ],
])('a type error of a beginner is explained: %s', (_name, code, line, message, says) => {
  expect(plainWords({ name: 'TypeError', message, line }, code)).toBe(says);
});

test.each<[string, string, number, string, string]>([
  [
    'a period missing',
    "consolelog('a');",
    1,
    'consolelog',
    'A period is missing. Write `console.log(…)`.',
  ],
  ['Java', "System.out.println('a');", 1, 'System', 'To print, write `console.log(…)`.'],
  ['document.write', "document.write('a');", 1, 'document', 'To print, write `console.log(…)`.'],
  [
    'a function declared with a capital letter',
    `${AREA.replace('area', 'Area')}console.log(area(3, 4));`,
    4,
    'area',
    'The task asks for `area`, but line 1 declares `Area`. Rename it there.',
  ],
  [
    'a declared name that the task only mentions in a text',
    `${AREA.replace('area', 'areas')}console.log(area(3, 4));`,
    4,
    'area',
    'The task asks for `area`, but line 1 declares `areas`. Rename it there.',
  ],
  [
    'a slip in a call that the task does not know',
    `${AREA}console.log(aera(3, 4));`,
    4,
    'aera',
    "`aera` doesn't exist. Did you mean `area`?",
  ],
  [
    'no parameters',
    'function area() {\n  return width * height;\n}\nconsole.log(area(3, 4));',
    2,
    'width',
    '`area` has no parameters. Put them in the parentheses: `area(width, height)`.',
  ],
  [
    'one parameter of two',
    'function area(width) {\n  return width * height;\n}\nconsole.log(area(3, 4));',
    2,
    'height',
    "`height` isn't a parameter of `area` yet. Put it in the parentheses: `area(width, height)`.",
  ],
  [
    'no parameters of a function that only the tests call',
    'function area() {\n  if (width < 6) {\n    return 0;\n  }\n}',
    2,
    'width',
    '`area` has no parameters. Put them in the parentheses: `area(width)`.',
  ],
  [
    'a name that nothing declares, in a function that gets nothing',
    'function hello() {\n  console.log(title);\n}\nhello();',
    2,
    'title',
    "`title` doesn't exist. If it's text, put it in quotes. If it's a variable, declare it first.",
  ],
  [
    'a return below the function',
    'function average(a, b) {\n}\nreturn (a + b) / 2;',
    3,
    'a',
    '`a` is a parameter, so it exists only inside `average`. Move this line between its braces.',
  ],
  [
    'an if above the function',
    'if (weight > 20) {\n  function feeFor(weight) {\n    return 30;\n  }\n}',
    1,
    'weight',
    '`weight` is a parameter, so it exists only inside `feeFor`. Move this line between its braces.',
  ],
  [
    'a parameter in the call',
    `${AREA}console.log(area(width, height));`,
    4,
    'width',
    '`width` is a parameter, so it exists only inside `area`. Write a value here.',
  ],
  [
    'a value given to a name instead of sent back',
    'function ticket(age) {\n  if (age < 6) {\n    price = 0;\n  }\n}\nticket(4);',
    3,
    'price',
    "`price` isn't declared yet. To send a value back, write `return 0;`. To keep it under a name, write `let` or `const` before it.",
  ],
  [
    'a name that gets its value from itself',
    'seats = seats - 1;',
    1,
    'seats',
    "`seats` isn't declared yet. On a line above, declare it with its first value: `let seats = …;`.",
  ],
  [
    'the same beside a return',
    'function ticket(age) {\n  price = 0;\n  return price;\n}\nticket(4);',
    2,
    'price',
    "`price` isn't declared yet. Write `let` or `const` before it.",
  ],
  [
    'print in a function without a return',
    'function average(a, b) {\n  print((a + b) / 2);\n}\naverage(1, 2);',
    2,
    'print',
    "`print` doesn't exist. To send the value back, write `return …;`. To print it, write `console.log(…)`.",
  ],
  [
    'a function of Math',
    'function limit(value, low, high) {\n  return min(value, high);\n}\nlimit(1, 2, 3);',
    2,
    'min',
    "`min` doesn't exist. Did you mean `Math.min`?",
  ],
  [
    'a number as a word',
    'const people = two;',
    1,
    'two',
    "`two` doesn't exist. Write the number `2`.",
  ],
  ['a letter as a zero', 'shipping = O;', 1, 'O', '`O` is a letter. Write `0`.'],
  [
    'two names run together',
    'function area(width, height) {\n  return widthheight;\n}\narea(1, 2);',
    2,
    'widthheight',
    '`widthheight` is `width` and `height` run together. Write what to calculate, as in `width * height`.',
  ],
  ['a letter as a one', 'if (age < I8) {\n}', 1, 'I8', '`I` is a letter. Write `18`.'],
  [
    'a name with digits',
    'const b = item2;',
    1,
    'item2',
    "`item2` doesn't exist. If it's text, put it in quotes. If it's a variable, declare it first.",
  ],
  [
    'a result without a space',
    'function f() {\n  return12;\n}\nf();',
    2,
    'return12',
    'A space is missing: `return 12`.',
  ],
  [
    'a declaration missing before an if',
    'if (a) {\n  mayRide = true;\n}',
    2,
    'mayRide',
    "`mayRide` isn't declared yet. Declare it with `let` above the `if`.",
  ],
  [
    'a declaration missing before an else',
    'if (a) {\n} else {\n  mayRide = true;\n}',
    3,
    'mayRide',
    "`mayRide` isn't declared yet. Declare it with `let` above the `if`.",
  ],
])('an unknown name of a beginner is explained: %s', (_name, code, line, unknown, says) => {
  for (const message of [`${unknown} is not defined`, `Can't find variable: ${unknown}`]) {
    expect(plainWords({ name: 'ReferenceError', message, line }, code, AREA_TESTS)).toBe(says);
  }
});

test.each([
  [
    'with another value',
    'function ticket(age) {\n  const age = 4;\n  return age;\n}',
    '`age` already gets its value from the call. Remove line 2.',
  ],
  [
    'with its own value',
    'function limit(age) {\n  const age = Math.min(age, 9);\n  return age;\n}',
    '`age` is already declared as a parameter. To give it a new value, leave out `const`.',
  ],
])('a parameter declared again is explained: %s', (_name, code, says) => {
  for (const message of [
    "Identifier 'age' has already been declared",
    'redeclaration of formal parameter age',
    "Cannot declare a const variable twice: 'age'.",
  ]) {
    expect(plainWords({ name: 'SyntaxError', message, line: 2 }, code)).toBe(says);
  }
});

test('recursion without a condition needs no base case, but the calculation', () => {
  const code = 'function area(width, height) {\n  return area(width, height);\n}\narea(1, 2);';
  const error = { name: 'RangeError', message: 'Maximum call stack size exceeded', line: 2 };
  expect(plainWords(error, code)).toBe(
    '`area` calls itself, so it never finishes. Write the calculation there instead of the call.',
  );
});

const WELL_FORMED = [
  'for (const { a, b: c } of list) { if (a === c) continue; }',
  'class A extends B { #x = 1; static get y() { return this.#x; } async *z() {} }',
  'const f = async ({ a = 1, ...rest }, [b, c] = []) => ({ [a]: b, c, ...rest });',
  'switch (x) { case 1: break; default: y = x ? `a ${b ? `${c}` : d}` : /[/]\\//g; }',
  'f(function () { return a; }, class A { b() { return 1; } }, async function (c) { await c; });',
  'switch (a) { case 1: { f(); g(); break; } default: { f(); } }',
  'for (const [i, x] of [...a].entries()) if (!(i in b)) b[i] = -x ** 2 / 3;',
  'label: for (;;) { do { x++; } while (--y > 0); break label; }',
  'if (a instanceof B) delete c.d; else throw new Error(typeof e);',
  'const s = "it\'s" + \'a "b"\' /* c */ + `$\\{d}`; // e \' f',
];

test.each(WELL_FORMED)('no mistake is found in correct code: %s', (code) => {
  const message = 'Invalid or unexpected token';
  expect(plainWords({ name: 'SyntaxError', message, line: 1 }, code)).toBe(
    "JavaScript can't read line 1. Compare it with an example, character by character.",
  );
});

test('the scan of broken code always terminates', () => {
  const messages = [...new Set(CASES.map(({ engineMessage }) => engineMessage))].map(errorOf);
  const codes = WELL_FORMED.flatMap((code) =>
    Array.from({ length: code.length }, (_, end) => [code.slice(0, end), code.slice(end)]).flat(),
  );
  for (const [index, code] of codes.entries()) {
    for (let step = 0; step < 7; step += 1) {
      const error = messages[(index * 7 + step) % messages.length];
      const plain = error && plainWords(error, code);
      expect(plain ?? 'a sentence.').toMatch(/[.?!`]$/);
    }
  }
});
