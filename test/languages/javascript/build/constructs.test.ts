import { declaredMembers } from '../../../../src/languages/javascript/build/declarations';
import { javaScriptUses } from '../../../../src/languages/javascript/build/constructs';
import type { Use } from '../../../../src/languages/Use';

function usesOf(code: string, isPage = false): Use[] {
  return javaScriptUses(code, { isPage, ownMembers: new Set(declaredMembers(code)) });
}

const keysOf = (code: string, isPage = false): string[] =>
  usesOf(code, isPage).map(({ key }) => key);

test.each<[what: string, code: string, keys: string[]]>([
  ['only a value', '5;', []],
  ['a string', "'Ada';", []],
  ['declarations', 'const a = 1; let b; var c;', ['const', 'let', 'var']],
  ['an assignment', 'total = 1;', ['=']],
  ['compound assignments', 'total -= 1; total ??= 2;', ['+=', '+=']],
  ['arithmetic', 'a + b - c * d / e % f ** g;', ['-', '+', '%', '/', '*', '**']],
  ['comparisons in both directions', 'a > b; a <= b; a !== b;', ['<', '<', '===']],
  ['loose comparisons', 'a == b; a != b;', ['==', '==']],
  ['logic', 'a && b || !c ?? d;', ['??', '||', '&&', '!']],
  ['bitwise operators', 'a | b; ~a; a << 1;', ['bitwise', 'bitwise', 'bitwise']],
  ['a sign', '-a; +a;', ['-', '+']],
  ['increments and decrements', 'i++; --i;', ['++', '++']],
  ['if and else', 'if (a) b; else c;', ['if', 'else']],
  ['if without else', 'if (a) b;', ['if']],
  ['a conditional expression', 'a ? b : c;', ['? :']],
  ['a switch', 'switch (a) { case 1: break; }', ['switch', 'break']],
  ['loops', 'for (;;) {} while (a) {} do {} while (a);', ['for', 'while', 'do…while']],
  ['a loop over a list', 'for (const a of b) continue;', ['for…of', 'const', 'continue']],
  ['a loop over keys', 'for (const a in b) ;', ['for…in', 'const']],
  ['a loop that awaits', 'for await (const a of b) ;', ['for await', 'const']],
  ['a function', 'function f(a) { return a; }', ['function', 'return']],
  ['an arrow function', '(a) => a;', ['=>']],
  ['an async arrow function', 'async () => { await a; };', ['=>', 'async', 'await']],
  ['a generator', 'function* f() { yield 1; }', ['function', 'generator', 'generator']],
  ['a default parameter', '(a = 1) => a;', ['=>', 'default parameter']],
  ['rest parameters', '(...a) => a;', ['=>', '...rest']],
  ['arrays', '[1, ...a][0];', ['[i]', '[]', '...spread']],
  ['objects', '({ a: 1, ...b });', ['{}', '...spread']],
  ['a shorthand property', '({ a });', ['{}', 'shorthand property']],
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
  ['a regular expression', '/a/;', ['regular expression']],
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
  ["an instance of the code's own class", 'class A {} new A();', ['class', 'new']],
  [
    'errors',
    'try { throw new RangeError(); } catch (e) {} finally {}',
    ['try…catch', 'finally', 'throw', 'new Error'],
  ],
  [
    'keyword operators',
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
  test('each has the line where it starts', () => {
    expect(usesOf('a;\n// one\nb; /* two\n three */\n')).toEqual([
      { key: '//', line: 2 },
      { key: '//', line: 3 },
    ]);
  });

  test('a doc comment counts once', () => {
    expect(usesOf('a;\n/** Adds. */\nfunction f() {}')).toContainEqual({ key: '//', line: 2 });
    expect(keysOf('/** Adds.\n * @param a - b */\nfunction f(a) {}')).toEqual(['//', 'function']);
  });

  test.each(["'https://example.com';", 'const link = "a // b";'])('%s has no comment', (code) => {
    expect(keysOf(code)).not.toContain('//');
  });

  test.each(['`${a} // no comment`;', '/[/]\\/\\//;', '`a\n// b ${c}`;'])(
    '%s has no comment either',
    (code) => {
      expect(keysOf(code)).not.toContain('//');
    },
  );
});

describe('built-ins', () => {
  test('a method has the key of a call, and the property as an alternative', () => {
    expect(usesOf('list.push(1);')).toEqual([{ key: '.push()', or: ['.push'], line: 1 }]);
    expect(usesOf('list.length;')).toEqual([{ key: '.length', or: ['.length()'], line: 1 }]);
  });

  test("a member of the code's own objects isn't a built-in", () => {
    expect(keysOf('class Stack { push() {} }\nstack.push(1);')).toEqual([
      'class',
      'method',
      '.name',
    ]);
    expect(keysOf('const stack = { push: 1 };\nstack.push;')).toEqual(['const', '{}', '.name']);
    expect(keysOf('class A { constructor() { this.size = 0; } }')).not.toContain('.size');
  });

  test('a global has the key of its use, and less specific keys as alternatives', () => {
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
  ])("a name that the code declares isn't a global: %s", (code, key) => {
    expect(keysOf(code)).not.toContain(key);
  });

  test.each(['({ Map: 1 });', '({ fetch() {} });', 'a.document;', 'const { Map: b } = a;'])(
    "a property name isn't a global: %s",
    (code) => {
      expect(keysOf(code).filter((key) => /Map|fetch|document/.test(key))).toEqual([]);
    },
  );

  test('DOM members are matched only in page scripts', () => {
    expect(keysOf('field.value;', true)).toEqual(['.value']);
    expect(keysOf('field.value;')).toEqual(['.name']);
    expect(keysOf('list.append(item);', true)).toEqual(['.append()']);
  });

  test('every error class has `new Error` as an alternative', () => {
    expect(usesOf('e instanceof TypeError;')).toContainEqual({
      key: 'TypeError',
      or: ['TypeError()', 'new TypeError', 'new Error'],
      line: 1,
    });
  });
});
