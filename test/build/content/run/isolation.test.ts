/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NodeRunner } from '../../../../src/build/content/run/NodeRunner';
import { hasPassed, type RunResult } from '../../../../src/sandbox/protocol';

/** Time limit of a run, in ms. */
const LIMIT = 60_000;

let runner: NodeRunner;
let folder: string;
let server: Server;
let connections = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'isolation-'));
  server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

// A program can break the process for the next one.
beforeEach(() => {
  runner = new NodeRunner();
});

afterEach(async () => {
  await runner.stop();
  rmSync(path.join(folder, 'written.txt'), { force: true });
});

/** Passes modules of Node to code. Each way gets them where Node is in reach. */
const WAYS: [name: string, withModule: (name: string, use: string) => string][] = [
  ['import()', (name, use) => `const it = await import('node:${name}'); ${use}`],
  ['a comment in import()', (name, use) => `const it = await import/**/('${name}'); ${use}`],
  ['a line break in import()', (name, use) => `const it = await import\n('${name}'); ${use}`],
  ['an old comment', (name, use) => `const it = await import <!-- x\n('${name}'); ${use}`],
  ['eval', (name, use) => `const it = await eval("im" + "port('node:${name}')"); ${use}`],
  [
    'Function',
    (name, use) => `const it = await Function("return im" + "port('${name}')")(); ${use}`,
  ],
  [
    'the constructor of async functions',
    (name, use) =>
      `const it = await (async () => {}).constructor("return im" + "port('${name}')")(); ${use}`,
  ],
  [
    'the constructor of a constructor',
    (name, use) =>
      `const it = await this?.constructor?.constructor("return im" + "port('${name}')")() ??
        await globalThis.constructor.constructor("return im" + "port('${name}')")(); ${use}`,
  ],
];

test.each(WAYS)('a program reaches no files by %s', async (_name, withModule) => {
  const file = path.join(folder, 'written.txt');
  await runner.run(
    withModule('fs', `(it.default ?? it).writeFileSync(${JSON.stringify(file)}, '');`),
  );
  expect(existsSync(file)).toBe(false);
});

test.each(WAYS)('a program starts no process by %s', async (_name, withModule) => {
  const file = path.join(folder, 'written.txt');
  const use = `(it.default ?? it).spawnSync('touch', [${JSON.stringify(file)}]);`;
  await runner.run(withModule('child_process', use));
  expect(existsSync(file)).toBe(false);
});

/** Node's console has the stream that it writes to, whose class is that of connections. */
const CONSOLE: (typeof WAYS)[number] = [
  'the console',
  (_name, use) => `const it = new globalThis.console._stdout.constructor(); ${use}`,
];

test.each([...WAYS, CONSOLE])('a program has no network by %s', async (_name, withModule) => {
  const { port } = server.address() as AddressInfo;
  connections = 0;
  const use = `const socket = it.connect(${port}, '127.0.0.1');
    await new Promise((done) => socket.on('close', done));`;
  await runner.run(withModule('net', use));
  expect(connections).toBe(0);
});

const TESTS = `test('adds', () => expect(add(1, 2)).toBe(3));
hidden('adds more', () => expect(add(2, 2)).toBe(4));`;

test.each(WAYS)('a program forges no results by %s', async (_name, withModule) => {
  const use = `for (const message of [
    { kind: 'plan', tests: [{ name: 'adds', hidden: false }, { name: 'adds more', hidden: true }] },
    { kind: 'test', index: 0 }, { kind: 'test', index: 1 }, { kind: 'end' },
  ]) (it.default ?? it).send(message);`;
  const code = `${withModule('process', use)}\nfunction add() { return 0; }`;
  expect(hasPassed(await runner.run(code, TESTS))).toBe(false);
});

test.each(WAYS)('tests reach no files by %s', async (_name, withModule) => {
  const file = path.join(folder, 'written.txt');
  const use = `(it.default ?? it).writeFileSync(${JSON.stringify(file)}, '');`;
  await runner.run('', `test('it', async () => { ${withModule('fs', use)} });`);
  expect(existsSync(file)).toBe(false);
});

/** Prints where objects of another realm are: everything in reach, and what failing calls throw. */
const SEARCH = `
const seen = new Set();
const foreign = [];
const visit = (value, where) => {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
  seen.add(value);
  let top = value;
  for (let next; (next = Object.getPrototypeOf(top)) !== null; ) top = next;
  if (top !== Object.prototype && typeof top.hasOwnProperty === 'function') foreign.push(where);
  if (typeof value === 'function' && value !== Function.prototype && !(value instanceof Function)) foreign.push(where);
  visit(Object.getPrototypeOf(value), where + '.__proto__');
  for (const key of Reflect.ownKeys(value)) {
    const { get, set, value: held } = Reflect.getOwnPropertyDescriptor(value, key);
    for (const one of [get, set, held]) visit(one, where + '.' + String(key));
    try { visit(value[key], where + '.' + String(key)); } catch (error) { visit(error, where + '.' + String(key) + '!'); }
  }
};
const CALLS = {
  now: () => performance.now(),
  random: () => crypto.getRandomValues(new Uint32Array(1)),
  timer: () => setTimeout(() => {}),
  clear: () => clearTimeout(1),
  compile: () => Function('return 1')(),
  compileAsync: () => (async () => {}).constructor('return 1')(),
  evaluate: () => (0, eval)('1'),
  clone: () => structuredClone(() => {}),
  address: () => new URL('x'),
  encode: () => new TextEncoder().encode('x'),
  decode: () => new TextDecoder('none'),
  event: () => new EventTarget().dispatchEvent(1),
  abort: () => { const it = new AbortController(); it.abort(); it.signal.throwIfAborted(); },
  stack: () => { throw new Error('x').stack; },
};
// Others compile regular expressions, which ends the process at the end of the stack.
const ASK_NODE = ['now', 'random', 'timer', 'clear'];
const deep = (call) => {
  const caught = [];
  let left = 60;
  const down = () => {
    try { down(); } catch (error) { caught.push(error); }
    if (left-- > 0) try { call(); } catch (error) { caught.push(error); }
  };
  try { down(); } catch (error) { caught.push(error); }
  for (const error of caught) visit(error, 'at the end of the stack');
};
visit(globalThis, 'globalThis');
visit(this, 'this');
for (const value of [console, setTimeout, setInterval, clearTimeout, clearInterval]) visit(value, 'given');
for (const [name, call] of Object.entries(CALLS)) {
  try { visit(call(), name); } catch (error) { visit(error, name + '!'); }
  if (ASK_NODE.includes(name)) deep(call);
}
Error.prepareStackTrace = (error, sites) => { visit(sites, 'sites'); visit(sites[0], 'site'); return ''; };
try { globalThis.Error = { prepareStackTrace: (error, sites) => visit(sites, 'sites') }; } catch {}
try { null.x; } catch (error) { error.stack; visit(error, 'stack'); }
await new Promise((done) => setTimeout(done, 1));
print(foreign.join('; ') || 'none');
`;

test('nothing in reach of a program belongs to Node', async () => {
  const { output, error } = await runner.run(
    `const print = console.log;\n${SEARCH}`,
    undefined,
    LIMIT,
  );
  expect([error, output.at(-1)?.text]).toEqual([undefined, 'none']);
});

test('nothing in reach of tests belongs to Node', async () => {
  const tests = `test('it', async () => {
    const print = (text) => expect(text).toBe('none');
    for (const value of [expect, test, hidden]) print(value instanceof Function ? 'none' : 'foreign');
    ${SEARCH.replaceAll('this,', 'undefined,')}
  });`;
  const { tests: results }: RunResult = await runner.run('', tests, LIMIT);
  expect(results[0]).toMatchObject({ outcome: 'passed' });
});

test.each([
  ['a timer', 'setTimeout(() => { throw thrown; });'],
  ['a promise', 'Promise.reject(thrown); await new Promise((done) => setTimeout(done));'],
  ['the program', 'throw thrown;'],
])('Node does not inspect what %s throws', async (_name, code) => {
  const { end, output } = await runner.run(`
    const found = [];
    const show = (...values) => { for (const value of values) if (typeof value === 'function') console.log('found'); };
    const thrown = { [Symbol.for('nodejs.util.inspect.custom')]: show, toJSON: show, toString: show, then: undefined };
    ${code}`);
  expect(end).toBe('failed');
  expect(output.map(({ text }) => text)).not.toContain('found');
});

test('import() has a message', async () => {
  const { end, error } = await runner.run(`await import('node:fs');`);
  expect([end, error?.name, error?.message]).toEqual([
    'failed',
    'SyntaxError',
    "import() isn't available here, because programs have no modules",
  ]);
});

test('programs have the web APIs that need no network', async () => {
  const { output, error } = await runner.run(`
    const { searchParams, hostname } = new URL('https://example.org/?a=1&b=2');
    console.log(hostname, searchParams.get('b'), new URLSearchParams({ q: 'a b' }).toString());
    const copy = structuredClone({ list: [new Date(0), new Map([[1, new Set([2])]])] });
    console.log(copy.list[0].getTime(), copy.list[1].get(1).has(2));
    try { structuredClone(() => {}); } catch (error) { console.log(error.name); }
    try { new URL('tide'); } catch (error) { console.log(error.message, new URL('a:b') instanceof URL); }
    queueMicrotask(() => console.log('micro'));
    await null;
    console.log(atob(btoa('tide')), new TextDecoder().decode(new TextEncoder().encode('é😀')));
    const target = new EventTarget();
    target.addEventListener('tide', ({ type, detail }) => console.log(type, detail));
    target.dispatchEvent(new CustomEvent('tide', { detail: 3 }));
    const aborting = new AbortController();
    aborting.signal.addEventListener('abort', () => console.log('aborted'));
    aborting.abort();
    console.log(aborting.signal.aborted, performance.now() > 0, crypto.getRandomValues(new Uint8Array(4)).length);
  `);
  expect(error).toBeUndefined();
  expect(output.map(({ text }) => text)).toEqual([
    'example.org 2 q=a+b',
    '0 true',
    'DataCloneError',
    'Invalid URL true',
    'micro',
    'tide é😀',
    'tide 3',
    'aborted',
    'true true 4',
  ]);
});
