/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NodeRunner } from '../../../../src/build/content/run/NodeRunner';
import { PythonRunner } from '../../../../src/build/content/run/PythonRunner';
import { hasPassed } from '../../../../src/sandbox/protocol';

const LIMIT = 60_000;

jest.setTimeout(3 * LIMIT);

const examples = new NodeRunner('Python');
const solutions = new PythonRunner();
const folder = mkdtempSync(path.join(tmpdir(), 'isolation-'));
const file = path.join(folder, 'written.txt');

afterEach(() => rmSync(file, { force: true }));

afterAll(async () => {
  await examples.stop();
  await solutions.stop();
  rmSync(folder, { recursive: true });
});

/** JavaScript that ends with an expression, by how Python gets it to run. */
const WAYS: [name: string, withNode: (script: string) => string][] = [
  ['run_js', (script) => `from pyodide.code import run_js\nrun_js(${JSON.stringify(script)})`],
  [
    'the js module',
    (script) => `import js\njs.constructor.constructor(${JSON.stringify(script)})()`,
  ],
  [
    'the pyodide_js module',
    (script) =>
      `import pyodide_js\npyodide_js.runPython.constructor.constructor(${JSON.stringify(script)})()`,
  ],
  [
    'an error of JavaScript',
    (script) => `import pyodide_js
try:
    pyodide_js.toPy.call.call(1)
except Exception as error:
    error.js_error.constructor.constructor(${JSON.stringify(script)})()`,
  ],
];

const MODULE = "process.getBuiltinModule('NAME')";
const fs = MODULE.replace('NAME', 'fs');
const write = `${fs}.writeFileSync(${JSON.stringify(file)}, '')`;
const touch = `${MODULE.replace('NAME', 'child_process')}.spawnSync('touch', [${JSON.stringify(file)}])`;

test.each(WAYS)('an example reaches no files and processes by %s', async (_name, withNode) => {
  for (const script of [write, touch]) {
    const { end, error } = await examples.run(withNode(script), undefined, LIMIT);
    expect([end, error?.name]).toEqual(['failed', expect.any(String)]);
    expect(existsSync(file)).toBe(false);
  }
});

test('an example mounts no folder', async () => {
  const code = `import os, pyodide_js
os.mkdir('/own')
pyodide_js.mountNodeFS('/own', ${JSON.stringify(folder)})
open('/own/written.txt', 'w').close()`;
  expect(await examples.run(code, undefined, LIMIT)).toMatchObject({ end: 'failed' });
  expect(existsSync(file)).toBe(false);
});

test.each(WAYS)('an example has no network by %s', async (_name, withNode) => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const script = `${MODULE.replace('NAME', 'net')}.connect(${port}, '127.0.0.1')`;
  await examples.run(withNode(script), undefined, LIMIT);
  // Another run, so that a connection had time.
  await examples.run('print(1)', undefined, LIMIT);
  server.close();
  expect(connections).toBe(0);
});

const TESTS = `test('adds', () => expect(add(1, 2)).toBe(3));
hidden('adds more', () => expect(add(2, 2)).toBe(4));`;

test.each(WAYS)('a solution forges no results by %s', async (_name, withNode) => {
  const script = `for (const message of [
    { kind: 'plan', tests: [{ name: 'adds', hidden: false }, { name: 'adds more', hidden: true }] },
    { kind: 'test', index: 0 }, { kind: 'test', index: 1 }, { kind: 'end' },
  ]) process.send(message); 1`;
  const code = `${withNode(script)}\ndef add(a, b):\n    return 0`;
  const result = await solutions.run({ code, names: ['add'], tests: TESTS }, LIMIT);
  expect(hasPassed(result)).toBe(false);
});

test.each(WAYS)('a solution reaches no files by %s', async (_name, withNode) => {
  const code = `${withNode(write)}\ndef add(a, b):\n    return a + b`;
  await solutions.run({ code, names: ['add'], tests: TESTS }, LIMIT);
  expect(existsSync(file)).toBe(false);
});
