import { instrument } from '../../../../src/languages/javascript/trace/instrument';
import { withoutInsertions } from '../../../../src/languages/javascript/trace/insertions';
import { runBothWays, stopTraceProcess } from '../../../support/traceProgram';

afterAll(stopTraceProcess);

/** Programs whose syntax is easy to break, or that would notice a difference. */
const PROGRAMS: Record<string, string> = {
  'statements without semicolons': `let a = 1\nlet b = 2\n;[a, b] = [b, a]\nconsole.log(a, b)\nlet c = a\n++b\nconsole.log(b, c)`,
  'a comment at the end': `console.log(1) // done`,
  directives: `'use strict';\nfunction f() {\n  'use strict';\n  return this;\n}\nconsole.log(f());`,
  'branches without braces': `for (const n of [1, 2, 3])\n  if (n === 2) console.log('two'); else if (n > 2) console.log('more')\n  else console.log('less')\nlet i = 0\nwhile (i < 2) i++\ndo i--; while (i > 0)\nconsole.log(i)`,
  'empty bodies': `let i = 0;\nwhile (i++ < 3);\nfor (; i < 9; i++);\nfor (const x of [1]);\nif (i);\nelse;\nconsole.log(i);`,
  labels: `outer: for (let i = 0; i < 3; i++) {\n  inner: for (let j = 0; j < 3; j++) {\n    if (j === 1) continue outer;\n    if (i === 2) break outer;\n    console.log(i, j);\n  }\n}\nblock: { console.log('in'); break block; }`,
  'closures in a loop': `const list = [];\nfor (let i = 0; i < 3; i++) list.push(() => i);\nconsole.log(list.map((f) => f()));`,
  switch: `function day(n) {\n  switch (n) {\n    case 1: { return 'one'; }\n    case 2:\n      let text = 'two';\n      return text;\n    default:\n      return 'many';\n  }\n}\nconsole.log(day(1), day(2), day(3));`,
  'arrow functions': `const a = (x) => x + 1;\nconst b = x => ({ x });\nconst c = async (x = 1) => (x, x * 2);\nconst d = () => // text\n  [1];\nconst e = (x) => (y) => x + y;\nconsole.log(a(1), b(2), await c(), d(), e(1)(2));`,
  'default parameters': `let n = 0;\nfunction f(a = (() => { n++; return n; })(), b = () => a) {\n  var a = 5;\n  return [a, b()];\n}\nconsole.log(f(), f(3), f.length);`,
  destructuring: `const { a, b: [c = 3, ...d], ...e } = { a: 1, b: [undefined, 4, 5], f: 6 };\nconsole.log(a, c, d, e);\nfunction f({ x = 1, y } = {}, ...rest) { return [x, y, rest]; }\nconsole.log(f(), f({ y: 2 }, 3));`,
  'functions before their declaration': `console.log(f());\nfunction f() { return g(); function g() { return 'g'; } }`,
  'functions declared twice': `function f() { var g; function g() { return 1; } function g() { return 2; } return g(); }\nconsole.log(f());`,
  shadowing: `let x = 1;\n{ let x = 2; console.log(x); }\nfunction f(x) { { let x = 4; console.log(x); } return x; }\nconsole.log(f(3), x);\nfor (const x of [5]) { const x = 6; console.log(x); }`,
  'a variable before its declaration': `try { console.log(early); } catch (error) { console.log(error.name, error.message); }\nlet early = 1;`,
  classes: `class A {\n  static count = 0;\n  static { A.count = 10; }\n  #secret = 1;\n  open = () => this.#secret;\n  constructor(n = 2) { this.n = n; A.count++; }\n  get double() { return this.n * 2; }\n  set double(value) { this.n = value / 2; }\n  static make() { return new this(); }\n  async later() { return await this.n; }\n  *all() { yield this.n; yield* [1, 2]; }\n  ['comp' + 'uted']() { return super.toString(); }\n}\nclass B extends A {\n  constructor() { console.log('first'); super(4); this.m = 1; }\n}\nclass C extends A {}\nconst b = new B();\nb.double = 20;\nconsole.log(b, b.open(), b.double, A.count, await b.later(), [...b.all()], b.computed(), C.make());\nconsole.log(Object.getOwnPropertyNames(A), Reflect.ownKeys(A.prototype));`,
  'a constructor that fails': `class A {}\nclass B extends A { constructor() { this.x = 1; super(); } }\nnew B();`,
  'a constructor that returns': `class A { constructor() { return { other: true }; } }\nconsole.log(new A());`,
  'getters of objects': `let reads = 0;\nconst o = { get a() { reads++; return 1; }, toString() { reads++; return ''; }, [Symbol.toPrimitive]() { reads++; return 1; } };\nconst p = o;\nconsole.log(reads, p.a, reads);`,
  proxies: `const log = [];\nconst handler = new Proxy({}, { get: (_, trap) => (...values) => { log.push(trap); return Reflect[trap](...values); } });\nconst p = new Proxy({ a: 1 }, handler);\nconst q = [p];\np.a;\nconst { proxy } = Proxy.revocable([1], handler);\nproxy.length;\nconsole.log(log, typeof Proxy, Proxy.name, Proxy.length);`,
  generators: `function* count(n) {\n  try { while (true) { const reset = yield n++; if (reset) n = 0; } } finally { console.log('closed'); }\n}\nconst c = count(5);\nconsole.log(c.next().value, c.next().value, c.next(true).value, c.return(9), c.next());\nfunction* all() { yield* [1, 2]; return 3; }\nconsole.log([...all()]);\nfunction* none() { yield; }\nconsole.log([...none()]);`,
  'async functions': `const nap = async (turns) => { while (turns--) await new Promise((done) => setTimeout(done, 1)); };\nasync function f(n) { await nap(n); console.log(n); return n; }\nconsole.log(await Promise.all([f(4), f(2)]));\nasync function* g() { yield 1; yield await nap(1); }\nfor await (const x of g()) console.log(x);\nawait f(1).then(() => { throw new Error('no'); }).catch((error) => console.log(error.message)).finally(() => console.log('end'));`,
  'order of turns': `const log = [];\nasync function a() { log.push('a1'); await null; log.push('a2'); return Promise.resolve('r'); }\nasync function b() { log.push('b1'); await 0; log.push('b2'); }\na().then((r) => log.push(r)); b(); Promise.resolve().then(() => log.push('t'));\nawait new Promise((done) => setTimeout(done, 5));\nconsole.log(log.join());`,
  'try, catch and finally': `function f() { try { return 'try'; } finally { console.log('finally'); } }\nfunction g() { try { throw 1; } catch { return 'caught'; } finally { return 'over'; } }\nfunction h() { for (const x of [1, 2]) { try { continue; } finally { console.log(x); } } }\nconsole.log(f(), g(), h());`,
  'text of functions': `function add(a, b) { if (a) return a + b; }\nconst twice = (x) => x * 2;\nclass A { #x = 1; m() { return 1; } }\nconsole.log(String(add), twice + '', A.toString(), add.name, twice.name, A.name, add.length, (() => {}).name);\nconsole.log([add, twice, A], Function.prototype.toString.name);`,
  arguments: `function f(a) { arguments[0] = 9; return [a, arguments.length, ...arguments]; }\nconsole.log(f(1, 2));`,
  this: `const o = { n: 1, f() { return [1].map(() => this.n); }, g: function () { return this; } };\nconsole.log(o.f(), o.g() === o, (0, o.g)());`,
  templates: `const tag = (strings, ...values) => strings.raw.join('|') + values.map((v) => v());\nconsole.log(tag\`a\${() => 1}b\${() => { return 2; }}c\`, \`\${[1].map((n) => \`<\${n}>\`)}\`);`,
  'operators that skip': `const o = { f: null };\nlet n = 0;\nconst count = () => { n++; return n; };\nconsole.log(o.f?.(count()), o.g?.x.y, o.f ?? count(), false && count(), true || count(), n > 0 ? count() : 0);`,
  'an early return': `console.log(1);\nif (true) return;\nconsole.log(2);`,
  'an uncaught error': `function f(list) {\n  return list.map((x) =>\n    x.name.length);\n}\nconsole.log('a');\nf([{ name: 'b' }, {}]);`,
  'an error in a timer': `setTimeout(() => {\n  console.log('due');\n  null.x;\n}, 1);`,
  'a rejected promise': `Promise.reject(new TypeError('late'));`,
  'thrown values': `try { throw { code: 1 }; } catch ({ code }) { console.log(code); }\nthrow 'text';`,
  'names like those of the recorder': `const $at = 1, at = 2, start = 3, probe = 4, h0 = 5, i = 6;\nconsole.log($at, at, start, probe, h0, i);`,
  'built-ins that are replaced': `Array.prototype.push = function () { throw new Error('no'); };\nMap.prototype.get = Map.prototype.set = () => { throw new Error('no'); };\nObject.defineProperty(Array.prototype, 'extra', { value: 1 });\nlet list = [1];\nfor (const x of list) { list = [x]; }\nconsole.log(list);`,
  'fields and blocks of classes': `let log = [];\nclass A { a = log.push('a'); static b = log.push('b'); static { let c = 1; if (c) log.push('c'); } [log.push('key')] = 1; }\nnew A();\nconsole.log(log);`,
  'a number before a property': `const n = 3\nconsole.log(1..toFixed(1), n / 2 / 1, /a/.test('a'))\nif (n) /b/.test('b')`,
  'code in strings': `const text = 'if (a) { return }';\nconsole.log(text, \`// \${text}\`); /* if (x) y */`,
};

test.each(Object.entries(PROGRAMS))(
  '%s: does the same as without recording',
  async (_name, code) => {
    const { plain, traced } = await runBothWays(code);
    expect(traced).toEqual(plain);
    expect(plain.output.length + (plain.error ? 1 : 0)).toBeGreaterThan(0);
  },
);

test.each(Object.entries(PROGRAMS))('%s: only adds to the code', (_name, code) => {
  const instrumented = instrument(code);
  expect(instrumented?.code.split('\n')).toHaveLength(code.split('\n').length);
  expect(withoutInsertions(instrumented?.key ?? '')(instrumented?.code ?? '')).toBe(code);
});

test("tests see the program's variables and the original code", async () => {
  const { plain, traced } = await runBothWays(
    `// hint\nlet total = 0;\nfunction add(n) { total += n; }\nfor (const n of [1, 2]) add(n);\nconsole.log(total);`,
    `test('a', () => expect(total).toBe(3));
test('b', () => { add(4); expect(total).toBe(7); });
test('c', () => expect(comments()).toEqual(['hint']));
test('d', () => expect(printed()).toEqual(['4']));
test('e', () => expect(String(add)).toBe('function add(n) { total += n; }'));`,
  );
  expect(traced).toEqual(plain);
  expect(plain.tests.map(({ outcome }) => outcome)).toContain('failed');
});

test.each(['const = 1', '}); (function () {', 'let a; let a;', 'await'])(
  "doesn't instrument code that doesn't parse: %s",
  (code) => {
    expect(instrument(code)).toBeUndefined();
  },
);
