import { plainWords } from '../../../src/sandbox/friendlyErrors/plainWords';
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
    'If this line is a comment, start it with two slashes: `//`.',
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
    'Line 1 ends with a comma. End it with `;` before the next declaration.',
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
    "`document` isn't available here. Code here runs in a worker, so there's no page to work with.",
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
  expect(plainWords({ name: 'SyntaxError', message, line: 1 }, code)).toBeUndefined();
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
