import { Script } from 'node:vm';
import { asScript } from '../../../src/languages/javascript/run/program';
import { hasPassed, TIME_LIMIT } from '../../../src/sandbox/protocol';
import { runInNode, stopLessonProcess } from '../../support/runLesson';
import { sample } from '../../support/sample';

afterAll(stopLessonProcess);

/** Realistic exercise tests. They use built-ins to check the results of the reader's code. */
const TESTS = `
const inputs = [[3, 1, 2], [], [0, -1, 0]];
const wanted = new Map(inputs.map((list) => [list, JSON.stringify([...list].sort((a, b) => a - b))]));
test('sorts', () => {
  expect(sorted([3, 1, 2]), 'sorted([3, 1, 2])').toEqual([1, 2, 3]);
  expect(sorted([3, 1, 2]).length, 'its length').toBe(3);
});
test('sorts every input', () => {
  for (const list of inputs) {
    expect(JSON.stringify(sorted(list.slice())), 'sorted as JSON').toBe(wanted.get(list));
  }
});
test('answers in time', async () => {
  expect(await Promise.resolve([2, 1]).then(sorted), 'sorted([2, 1])').toEqual([1, 2]);
});
hidden('refuses text', async () => {
  expect(() => sorted('text'), "sorted('text')").toThrow('list');
  await expect(async () => sorted('text'), "sorted('text')").toThrow('list');
  expect(undefined).toBe(undefined);
});
`;

test('an honest solution passes', async () => {
  const code = `function sorted(list) {
    if (!Array.isArray(list)) throw new TypeError('not a list');
    return [...list].sort((a, b) => a - b);
  }`;
  expect(await runInNode(code, TESTS)).toMatchObject({ end: 'finished' });
  expect(hasPassed(await runInNode(code, TESTS))).toBe(true);
});

/** A wrong solution that returns an empty list, so it passes only the hidden test that expects an error. */
const EMPTY = `function sorted(list) { if (!list.map) throw new TypeError('list'); return []; }`;

const FAKES: [name: string, code: string][] = [
  ['Object.is that agrees', `Object.is = () => true;${EMPTY}`],
  [
    'Object.is that agrees once it is called',
    `function sorted(list) {
      if (!list.map) throw new TypeError('list');
      Object.is = () => true; JSON.stringify = () => '1'; return [];
    }`,
  ],
  ['Array.prototype.push that drops', `Array.prototype.push = () => 0;${EMPTY}`],
  [
    'a setter among the indexes',
    `for (const i of [0, 1, 2, 3]) {
      Object.defineProperty(Array.prototype, i, { set(v) { if (v && v.run) v.run = () => {}; }, configurable: true });
    }${EMPTY}`,
  ],
  [
    'an expect of its own',
    `const expect = () => ({ toBe() {}, toEqual() {}, toThrow() {} });${EMPTY}`,
  ],
  ['a test of its own', `function test() {} function hidden() {} ${EMPTY}`],
  ['$kit', `$kit.expect = () => ({ toBe() {}, toEqual() {}, toThrow() {} });${EMPTY}`],
  ['$kit within a call', `function sorted() { $kit.test = $kit.hidden = () => {}; return []; }`],
  [
    'arguments.callee',
    `const all = arguments.callee.caller.arguments; for (const a of all) a.expect = () => ({});${EMPTY}`,
  ],
  [
    'the functions of the stack',
    `Error.prepareStackTrace = (error, calls) => calls.map((c) => c.getFunction());
    for (const f of new Error().stack) { if (f) f.arguments[0].expect = () => ({ toBe() {}, toEqual() {} }); }${EMPTY}`,
  ],
  ['undefined with a value', `const undefined = 3; const NaN = 3;${EMPTY}`],
  [
    'a Map, a JSON and a Promise of its own',
    `class Map { get() { return '1'; } } const JSON = { stringify: () => '1' };
    const Promise = { resolve: () => ({ then: () => [1, 2] }) }; ${EMPTY}`,
  ],
  [
    'a patched Map, Set and JSON',
    `globalThis.Map.prototype.get = () => 1; Set.prototype.has = () => true; JSON.stringify = () => 1;${EMPTY}`,
  ],
  [
    'a patched iterator',
    `const proto = Object.getPrototypeOf([][Symbol.iterator]()); proto.next = () => ({ done: true });${EMPTY}`,
  ],
  ['a patched Array.isArray', `Array.isArray = () => false; Reflect.ownKeys = () => [];${EMPTY}`],
  [
    'Object.prototype.then',
    `Object.prototype.then = function (resolve) { resolve([1, 2]); };${EMPTY}`,
  ],
  [
    'Object.prototype.get and value',
    `Object.prototype.get = () => 1; Object.prototype.value = 1;${EMPTY}`,
  ],
  [
    'getters that lie',
    `let n = 0; function sorted() { return { get length() { return 3; }, get 0() { return ++n; }, toJSON: () => [1, 2, 3] }; }`,
  ],
  [
    'a proxy that answers anything',
    `function sorted() { return new Proxy([], { get: (t, k) => (k === 'length' ? 3 : 1), ownKeys: () => ['length'], has: () => true }); }`,
  ],
  [
    'toString, valueOf and toJSON',
    `function sorted() { return { toString: () => '1,2,3', valueOf: () => 3, [Symbol.toPrimitive]: () => 3, toJSON: () => [1, 2, 3], length: 3 }; }`,
  ],
  ['a thenable', `function sorted() { return { then(resolve) { resolve([1, 2]); }, length: 3 }; }`],
  [
    'a promise that never tells',
    `class Quiet extends Promise { then() { return undefined; } }
    function sorted(list) { return new Quiet(() => {}); }`,
  ],
  [
    'an error that looks like a kept expectation',
    `class Unmet extends Error { failure = undefined; name = 'Unmet'; } function sorted() { throw new Unmet(''); }`,
  ],
  ['nothing thrown', `function sorted() { throw undefined; }`],
  ['an early return', `function sorted() { return []; } return;`],
  ['a return from a finally', `${EMPTY} try { throw 1; } catch { return; }`],
  ['microtasks without end', `${EMPTY} (function again() { Promise.resolve().then(again); })();`],
  [
    'microtasks without end from a call',
    `function sorted() { (function again() { Promise.resolve().then(again); })(); return []; }`,
  ],
  ['timers without end', `${EMPTY} setInterval(() => {}, 0); await new Promise(() => {});`],
  ['a timer of its own', `setTimeout = (f) => f(); queueMicrotask = () => {};${EMPTY}`],
  [
    'a global that is replaced',
    `globalThis.Object = { is: () => true }; globalThis.Array = { isArray: () => false };${EMPTY}`,
  ],
  [
    'a constructor that leads to code',
    `(async () => {}).constructor.prototype.call = () => {};${EMPTY}`,
  ],
  [
    'Function.prototype.call',
    `Function.prototype.call = Function.prototype.apply = () => true;${EMPTY}`,
  ],
  [
    'Symbol.hasInstance',
    `Object.defineProperty(Error, Symbol.hasInstance, { value: () => false });${EMPTY}`,
  ],
];

test.each(sample(FAKES, 3))("doesn't pass: %s", async (_name, code) => {
  const result = await runInNode(code, TESTS, TIME_LIMIT);
  expect(hasPassed(result)).toBe(false);
  // Built-ins that this run replaced with fakes must not make the next run's tests pass.
  expect(hasPassed(await runInNode(EMPTY, TESTS, TIME_LIMIT))).toBe(false);
});

/**
 * Exercise tests that pass objects to the reader's code: a callback that calls `expect`, and a list that
 * counts how often it's read.
 */
const HANDED = `
test('calls back', () => {
  each([1], (item) => { expect(item).toBe(2); });
});
test('reads little', () => {
  const { list } = countReads([1, 2, 3]);
  each(list, () => {});
  expect(list.length, 'its length').toBe(0);
});
test('leaves its input alone', async () => {
  const input = [3, 1];
  await unchanged(() => later(input), input);
});
hidden('sees what is right', () => { expect([1].map((n) => n)).toEqual([1]); });
`;

/** Ways that the reader's code can tamper with an assertion error that it catches. */
const CAUGHT: [name: string, action: string][] = [
  ['empty it', `e.failure = undefined; e.cause = undefined; delete e.failure;`],
  [
    'make its class say that anything is one',
    `Object.defineProperty(e.constructor, Symbol.hasInstance, { value: () => true });`,
  ],
  [
    'make its class say that nothing is one',
    `Object.defineProperty(e.constructor, Symbol.hasInstance, { value: () => false });`,
  ],
  [
    'change its prototype',
    `Object.defineProperty(e.constructor.prototype, 'failure', { get() {}, set() {} });`,
  ],
  [
    'give its class another parent',
    `Object.setPrototypeOf(e.constructor, function () { return { failure: undefined }; });`,
  ],
  ['throw one of its own', `throw new e.constructor({ message: undefined }, undefined);`],
  ['throw one without a failure', `throw new e.constructor({});`],
];

test.each(CAUGHT)(
  'an assertion error that is caught to %s still fails the test',
  async (_name, action) => {
    const code = `let far = 0;
  function each(list, call) {
    try { while (far++ < 1_100_000) list[0]; list.forEach(call); } catch (e) { far = 2_000_000; ${action} throw e; }
  }
  class Calm extends Promise { then() { return Promise.resolve(); } }
  function later(input) { input.sort(); return new Calm((done) => done(input)); }`;
    const { end, tests } = await runInNode(code, HANDED);
    expect(end).toBe('finished');
    expect(tests.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'failed', 'passed']);
  },
);

test('names in scope reveal nothing about the tests', async () => {
  const names = 'kit planned given secret expect test cases property $kit'.split(' ');
  const code = `
  function names(scope) { return Function.prototype.toString.call(scope); }
  ${names.map((name) => `console.log('${name}', typeof ${name}, typeof globalThis.${name});`).join('\n  ')}
  try { arguments.callee; } catch (e) { console.log(e.name); }
  try { names.caller; } catch (e) { console.log(e.name); }
  console.log(/expect|toBe|\\$[0-9a-z]{20}/.test(names(names) + new Error().stack));`;
  const { output } = await runInNode(code, TESTS);
  const lines = output.map(({ text }) => text);
  expect(lines.slice(0, 9).filter((line) => !/undefined undefined$/.test(line))).toEqual([]);
  expect(lines.slice(9)).toEqual(['TypeError', 'TypeError', 'false']);
});

test.each([
  ['closes its function', `}); console.log('it ran'); (async function () {`],
  ['opens a comment', `}); console.log('it ran'); /*`],
  ['opens a template', "}); console.log('it ran'); `"],
  ['ends in a decorator', `}); console.log('it ran'); (@f`],
])('code that %s is only parsed', async (_name, code) => {
  const { end, error, output } = await runInNode(code);
  expect([end, error?.name, output]).toEqual(['failed', 'SyntaxError', []]);
  expect(() => new Script(asScript(code))).toThrow();
});

test.each([
  ['String.prototype.split', `String.prototype.split = () => { throw 1; };\nnull.x;`],
  ['Array.prototype.map', `Array.prototype.map = () => { throw 1; };\nnull.x;`],
  ['Promise.prototype.then', `Promise.prototype.then = function () { return this; };\nnull.x;`],
  [
    'a trace that throws an error of its own',
    `Error.prepareStackTrace = () => { throw new Error('again'); };\nnull.x;`,
  ],
  [
    'a trace that throws while a promise is lost',
    `Error.prepareStackTrace = () => { throw new Error('again'); };\nPromise.reject(new Error('lost'));`,
  ],
  [
    'getters on all objects',
    `for (const name of ['failure', 'line', 'stack', 'kind', 'error', 'cause']) {
      Object.defineProperty(Object.prototype, name, { get() { throw 1; }, set() { throw 1; }, configurable: true });
    }
    null.x;`,
  ],
])('%s, in a run without tests, ends with an error, not at the time limit', async (_name, code) => {
  const { end, error } = await runInNode(code);
  // Runs without tests don't freeze built-ins, so the code's changes to them are still in effect in this
  // process. Stop it, so that the next run gets a new one.
  await stopLessonProcess();
  expect(end).toBe('failed');
  expect(error?.message).toMatch(/null|lost|The code replaced/);
});

test.each([
  ['a text', `'x'.repeat(1e8)`],
  ['the message of an error', `new Error('x'.repeat(1e8))`],
  ['the name of an error', `Object.assign(new Error('x'), { name: 'x'.repeat(1e8) })`],
  ['a symbol', `Symbol('x'.repeat(1e8))`],
  ['a key', `({ ['x'.repeat(1e7)]: 1 })`],
  ['an error in a list', `[new Error('x'.repeat(1e7))]`],
])('%s of 100 MB is truncated when thrown', async (_name, thrown) => {
  const { end, error } = await runInNode(`throw ${thrown};`);
  expect(end).toBe('failed');
  expect((error?.name.length ?? 0) + (error?.message.length ?? 0)).toBeLessThan(10_000);
});

test.each([
  ['a trace that throws', `Error.prepareStackTrace = () => { throw 1; }; null.x;`],
  [
    'an error whose name throws',
    `const e = new Error(); Object.defineProperty(e, 'name', { get() { throw e; } }); throw e;`,
  ],
  ['a text of 20 million characters', `throw 'x'.repeat(2e7);`],
  ['an error with such a message', `throw new Error('x'.repeat(2e7));`],
  [
    'an object with a million entries',
    `throw Array.from({ length: 100 }, () => Array.from({ length: 100 }, () => Array.from({ length: 100 }, () => 1)));`,
  ],
  ['a proxy', `throw new Proxy({}, { get() { throw 1; }, getPrototypeOf() { throw 1; } });`],
])('%s is reported in time when thrown', async (_name, code) => {
  expect(await runInNode(code)).toMatchObject({ end: 'failed' });
  const { end, tests } = await runInNode(`function sorted() { ${code} }`, TESTS);
  expect(end).toBe('finished');
  expect(tests[0]?.outcome).toBe('failed');
});

test.each([
  [
    'a class of errors',
    `class E extends Error { constructor(m) { super(m); this.name = 'E'; } } new E('x');`,
  ],
  [
    'a method of an object',
    `const o = {}; o.toString = () => 'o'; o.constructor = 1; o.valueOf = () => 1;`,
  ],
  [
    'property names from Object.prototype',
    `const c = {}; for (const w of ['constructor', 'toString']) c[w] = 1;`,
  ],
  [
    'a custom prototype',
    `function A() {} A.prototype.toString = () => 'a'; A.prototype = Object.create(Error.prototype); A.prototype.constructor = A;`,
  ],
  ['a method of a list', `const l = []; l.push = () => 1; l.push(1); l.map = 3;`],
  [
    'a subclass',
    `class S extends Array { push(x) { return super.push(x); } } S.prototype.pop = () => 1; new S().push(1);`,
  ],
  ['a custom global', `globalThis.count = 1; globalThis.count += 1;`],
  ['a mocked Math.random', `const old = Math.random; Math.random = () => 0.5; Math.random = old;`],
])('%s is allowed with tests', async (_name, code) => {
  const tests = `test('runs', () => { expect(1).toBe(1); }); hidden('too', () => { expect(1).toBe(1); });`;
  expect(hasPassed(await runInNode(code, tests))).toBe(true);
});
