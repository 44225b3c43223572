import { declaredMembers } from '../../../../src/build/content/constructs/declarations';
import { javaScriptUses } from '../../../../src/build/content/constructs/javascript';
import type { Use } from '../../../../src/build/content/constructs/Use';

function usesOf(code: string, isPage = false): Use[] {
  return javaScriptUses(code, { isPage, ownMembers: new Set(declaredMembers(code)) });
}

const keysOf = (code: string, isPage = false): string[] =>
  usesOf(code, isPage).map(({ key }) => key);

test.each<[what: string, code: string, keys: string[]]>([
  ['nothing but a value', '5;', []],
  ['text', "'Ada';", []],
  ['declarations', 'const a = 1; let b; var c;', ['const', 'let', 'var']],
  ['an assignment', 'total = 1;', ['=']],
  ['an assignment that computes', 'total -= 1; total ??= 2;', ['+=', '+=']],
  ['arithmetic', 'a + b - c * d / e % f ** g;', ['-', '+', '%', '/', '*', '**']],
  ['comparisons, whichever way', 'a > b; a <= b; a !== b;', ['<', '<', '===']],
  ['loose comparisons', 'a == b; a != b;', ['==', '==']],
  ['logic', 'a && b || !c ?? d;', ['??', '||', '&&', '!']],
  ['bits', 'a | b; ~a; a << 1;', ['bitwise', 'bitwise', 'bitwise']],
  ['a sign', '-a; +a;', ['-', '+']],
  ['steps of one', 'i++; --i;', ['++', '++']],
  ['a choice', 'if (a) b; else c;', ['if', 'else']],
  ['a choice without else', 'if (a) b;', ['if']],
  ['a choice within an expression', 'a ? b : c;', ['? :']],
  ['a switch', 'switch (a) { case 1: break; }', ['switch', 'break']],
  ['loops', 'for (;;) {} while (a) {} do {} while (a);', ['for', 'while', 'do…while']],
  ['a loop over a list', 'for (const a of b) continue;', ['for…of', 'const', 'continue']],
  ['a loop over names', 'for (const a in b) ;', ['for…in', 'const']],
  ['a loop that awaits', 'for await (const a of b) ;', ['for await', 'const']],
  ['a function', 'function f(a) { return a; }', ['function', 'return']],
  ['an arrow', '(a) => a;', ['=>']],
  ['an async arrow', 'async () => { await a; };', ['=>', 'async', 'await']],
  ['a generator', 'function* f() { yield 1; }', ['function', 'generator', 'generator']],
  ['a parameter that has a default', '(a = 1) => a;', ['=>', 'default parameter']],
  ['the rest of the parameters', '(...a) => a;', ['=>', '...rest']],
  ['lists', '[1, ...a][0];', ['[i]', '[]', '...spread']],
  ['objects', '({ a: 1, ...b });', ['{}', '...spread']],
  ['a short property', '({ a });', ['{}', 'shorthand property']],
  ['a computed property', '({ [a]: 1 });', ['{}', '[i]']],
  [
    'a method, a getter and a setter',
    '({ m() {}, get g() {}, set s(v) {} });',
    ['{}', 'method', 'getter', 'setter'],
  ],
  [
    'templates',
    '`a`; `a${b}`; tag`a`;',
    ['template literal', 'template literal', 'tagged template', 'template literal'],
  ],
  ['a pattern', '/a/;', ['regular expression']],
  ['null, true and false', 'null; true; false;', ['null', 'boolean', 'boolean']],
  ['undefined', 'undefined;', ['undefined']],
  ['a property of any object', 'user.email;', ['.name']],
  [
    'a private property',
    'class A { #a = 1; b() { return this.#a; } }',
    ['class', 'method', 'return', '#private', 'this'],
  ],
  [
    'a class that extends another',
    'class A extends B { constructor() { super(); } static c = 1; }',
    ['class', 'extends', 'super', 'static'],
  ],
  ['an object of a class of its own', 'class A {} new A();', ['class', 'new']],
  [
    'errors',
    'try { throw new RangeError(); } catch (e) {} finally {}',
    ['try…catch', 'finally', 'throw', 'new Error'],
  ],
  [
    'words that are operators',
    'typeof a; delete a.b; a in b; a instanceof B;',
    ['typeof', 'delete', '.name', 'in', 'instanceof'],
  ],
  [
    'modules',
    "import a, { b } from 'c'; export { b }; export const d = 1;",
    ['import', 'export', 'export', 'const'],
  ],
])('%s: %s', (_what, code, keys) => {
  expect([...keysOf(code)].sort()).toEqual([...keys].sort());
});

describe('destructuring', () => {
  test.each([
    ['const { a } = b;', ['const', 'destructuring']],
    ['const [a] = b;', ['const', 'destructuring']],
    ['(({ a }) => a);', ['=>', 'destructuring']],
    ['[a, b] = [b, a];', ['[]', '[]', 'destructuring']],
    ['({ a } = b);', ['destructuring', 'shorthand property', '{}']],
  ])('%s', (code, keys) => {
    expect(keysOf(code).sort()).toEqual([...keys].sort());
  });
});

describe('optional chaining', () => {
  test.each([
    ['user?.email;', ['?.', '.name']],
    ['list?.push(1);', ['?.', '.push()']],
    ['list?.[0];', ['[i]', '?.']],
    ['callback?.();', ['?.']],
  ])('%s', (code, keys) => {
    expect(keysOf(code)).toEqual(keys);
  });
});

describe('recursion', () => {
  test.each([
    'function f(n) { return f(n - 1); }',
    'const f = (n) => f(n - 1);',
    'const g = function f(n) { return () => f(n); };',
    'class Tree { size() { return this.size(); } }',
  ])('%s', (code) => {
    expect(keysOf(code)).toContain('recursion');
  });

  test.each([
    'function f(n) { return g(n); }',
    'function f() {} f();',
    'function f(f2) { return f; }',
    'class Tree { size() { return this.left.size(); } }',
    'class Tree { size() { return size(); } }',
    'run((n) => n);',
  ])('not %s', (code) => {
    expect(keysOf(code)).not.toContain('recursion');
  });
});

describe('comments', () => {
  test('each is told with the line on which it begins', () => {
    expect(usesOf('a;\n// one\nb; /* two\n three */\n')).toEqual([
      { key: '//', line: 2 },
      { key: '//', line: 3 },
    ]);
  });

  test('one that documents a function counts once', () => {
    expect(usesOf('a;\n/** Adds. */\nfunction f() {}')).toContainEqual({ key: '//', line: 2 });
    expect(keysOf('/** Adds.\n * @param a - b */\nfunction f(a) {}')).toEqual(['//', 'function']);
  });

  test.each(["'https://example.com';", 'const link = "a // b";'])('%s has none', (code) => {
    expect(keysOf(code)).not.toContain('//');
  });

  test.each(['`${a} // no comment`;', '/[/]\\/\\//;', '`a\n// b ${c}`;'])('nor has %s', (code) => {
    expect(keysOf(code)).not.toContain('//');
  });
});

describe('what is built in', () => {
  test('a method is told as a call, or taught as a property', () => {
    expect(usesOf('list.push(1);')).toEqual([{ key: '.push()', or: ['.push'], line: 1 }]);
    expect(usesOf('list.length;')).toEqual([{ key: '.length', or: ['.length()'], line: 1 }]);
  });

  test("a member of the code's own objects is not one", () => {
    expect(keysOf('class Stack { push() {} }\nstack.push(1);')).toEqual([
      'class',
      'method',
      '.name',
    ]);
    expect(keysOf('const stack = { push: 1 };\nstack.push;')).toEqual(['const', '{}', '.name']);
    expect(keysOf('class A { constructor() { this.size = 0; } }')).not.toContain('.size');
  });

  test('a global is told with what is asked of it, or is taught by that alone', () => {
    expect(usesOf('console.log(1);')).toEqual([
      { key: 'console.log', or: ['.log()', '.log'], line: 1 },
    ]);
    expect(usesOf('\nnew Map();')).toEqual([{ key: 'new Map', line: 2 }]);
    expect(usesOf('Number(a);')).toEqual([{ key: 'Number()', line: 1 }]);
    expect(usesOf('run(Number);')).toEqual([
      { key: 'Number', or: ['Number()', 'new Number'], line: 1 },
    ]);
  });

  test.each([
    ['const name = 1; name;', 'name'],
    ['function fetch() {} fetch();', 'fetch()'],
    ['const location = {}; location.href;', 'location.href'],
    ['(event, history) => history;', 'history'],
    ['const { Map } = a; new Map();', 'new Map'],
    ['class Event {} new Event();', 'new Event'],
    ["import { confirm } from './x.js'; confirm();", 'confirm()'],
  ])('a name that the code declares is no global: %s', (code, key) => {
    expect(keysOf(code)).not.toContain(key);
  });

  test.each(['({ Map: 1 });', '({ fetch() {} });', 'a.document;', 'const { Map: b } = a;'])(
    'a label is no global: %s',
    (code) => {
      expect(keysOf(code).filter((key) => /Map|fetch|document/.test(key))).toEqual([]);
    },
  );

  test('what only pages have is looked for in their scripts alone', () => {
    expect(keysOf('field.value;', true)).toEqual(['.value']);
    expect(keysOf('field.value;')).toEqual(['.name']);
    expect(keysOf('list.append(item);', true)).toEqual(['.append()']);
  });

  test('an error of any kind is taught with errors', () => {
    expect(usesOf('e instanceof TypeError;')).toContainEqual({
      key: 'TypeError',
      or: ['TypeError()', 'new TypeError', 'new Error'],
      line: 1,
    });
  });
});
