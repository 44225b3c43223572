/** @jest-environment node */
import { PythonRunner } from '../../../../src/build/content/run/PythonRunner';
import type { RunResult } from '../../../../src/sandbox/protocol';

const LIMIT = 60_000;

jest.setTimeout(2 * LIMIT);

const runner = new PythonRunner();

afterAll(() => runner.stop());

/** Runs a test's body on a Python program. */
async function run(code: string, names: readonly string[], body: string): Promise<RunResult> {
  return runner.run({ code, names, tests: `test('it', () => { ${body} });` }, LIMIT);
}

/** @returns why the test fails; `undefined` if it passes */
async function failureOf(...args: Parameters<typeof run>): Promise<string | undefined> {
  const { tests, error } = await run(...args);
  return error?.message ?? tests[0]?.failure?.message;
}

const SAME = 'def same(value):\n    return value\n';
const KIND = 'def kind(value):\n    return type(value).__name__\n';

test.each([
  ['a whole number', '3', 'int'],
  ['another number', '1.5', 'float'],
  ['infinity', '-Infinity', 'float'],
  ['a boolean', 'true', 'bool'],
  ['text', "'é😀'", 'str'],
  ['undefined', 'undefined', 'NoneType'],
  ['null', 'null', 'NoneType'],
  ['a list', '[1, [1.5, "a"]]', 'list'],
  ['a map', 'new Map([[1, 2]])', 'dict'],
  ['a set', 'new Set([1, 2])', 'set'],
  ['an object', '{ a: [1] }', 'Record'],
  ['an object that counts as a number', '{ valueOf: () => 4 }', 'int'],
])('%s is the right type in Python', async (_what, value, type) => {
  const body = `expect(kind(${value})).toBe('${type}');`;
  expect(await failureOf(KIND, ['kind'], body)).toBeUndefined();
});

test.each([
  ['numbers', '[3, 1.5, -Infinity]'],
  ['booleans and texts', "[true, 'é😀']"],
  ['nested lists and objects', '[{ a: [1], b: { c: 2 } }]'],
  ['maps and sets', '[new Map([[1, [2]]]), new Set([1])]'],
])('%s come back as they were', async (_what, value) => {
  const body = `const value = ${value}; expect(same(value)).toEqual(value);`;
  expect(await failureOf(SAME, ['same'], body)).toBeUndefined();
});

test.each([
  ['a tuple', 'return (1, [2])', '[1, [2]]'],
  ['a deque', 'return deque([1, 2])', '[1, 2]'],
  ['keys', "return {'a': 1}.keys()", "['a']"],
  ['a dict', "return {'a': 1}", '{ a: 1 }'],
  ['a dict, if a map is expected', "return {'a': 1}", "new Map([['a', 1]])"],
  ['a counter', "return Counter('aab')", "new Map([['a', 2], ['b', 1]])"],
  ['a set', 'return {1, 2}', 'new Set([1, 2])'],
  ['None', 'return None', 'undefined'],
  ['None, if null is expected', 'return None', 'null'],
  ['an instance of a class', 'return Box(3)', '{ size: 3 }'],
])('%s becomes what the tests expect', async (_what, line, expected) => {
  const code = `from collections import Counter, deque
from dataclasses import dataclass

@dataclass
class Box:
    size: int

def make():
    ${line}
`;
  expect(await failureOf(code, ['make'], `expect(make()).toEqual(${expected});`)).toBeUndefined();
});

test('a generator can be looped over', async () => {
  const code = 'def count_to(n):\n    yield from range(1, n + 1)\n';
  const body = 'expect([...countTo(3)]).toEqual([1, 2, 3]);';
  expect(await failureOf(code, ['countTo'], body)).toBeUndefined();
});

test('lists, objects, maps and sets that Python changes are changed', async () => {
  const code = `def change(items, box, ages, seen):
    items[0]['size'] = 2
    items.append(3)
    box.top = [1]
    ages['Bo'] = 7
    seen.add('x')
`;
  const body = `const items = [{ size: 1 }]; const box = {}; const ages = new Map(); const seen = new Set();
    change(items, box, ages, seen);
    expect([items, box, ages, seen]).toEqual([[{ size: 2 }, 3], { top: [1] }, new Map([['Bo', 7]]), new Set(['x'])]);`;
  expect(await failureOf(code, ['change'], body)).toBeUndefined();
});

test('a long list is seen as it is, also after many calls', async () => {
  const code = `def size_of(items):
    return len(items)

def add_to(items):
    items.append(0)
`;
  const body = `const list = Array.from({ length: 20_000 }, (_, index) => index);
    for (let call = 0; call < 150; call += 1) sizeOf(list);
    list.push(1); expect(sizeOf(list)).toBe(20_001);
    addTo(list); expect([list.length, sizeOf(list), list.at(-1)]).toEqual([20_002, 20_002, 0]);`;
  expect(await failureOf(code, ['sizeOf', 'addTo'], body)).toBeUndefined();
});

test('a run stops at the first failed test', async () => {
  const tests = "test('no', () => expect(same(1)).toBe(2)); test('yes', () => {});";
  const result = await runner.run({ code: SAME, names: ['same'], tests }, LIMIT);
  expect(result.tests.map(({ outcome }) => outcome)).toEqual(['failed', 'unreached']);
});

test('a change to the input fails a test that forbids it', async () => {
  const code = 'def top(items):\n    items.sort()\n    return items[-1]\n';
  const body = 'const items = [2, 1]; unchanged(() => top(items), items);';
  expect(await failureOf(code, ['top'], body)).toContain('changed the list');
});

test('objects stay the same ones, also in a circle', async () => {
  const code = 'def following(node):\n    return node.next\n';
  const body = `const a = { name: 'a' }; const b = { name: 'b', next: a }; a.next = b;
    expect(following(a)).toBe(b); expect(following(following(a))).toBe(a);`;
  expect(await failureOf(code, ['following'], body)).toBeUndefined();
});

test('functions can be passed and returned, and get the arguments they take', async () => {
  const code = `def twice(change):
    return lambda value: change(change(value))

def negated(number):
    return -number

def scaled(number, factor=3):
    return factor * number
`;
  const body = `expect(twice((n) => n + 1)(1)).toBe(3); expect([1, 2].map(negated)).toEqual([-1, -2]);
    expect(scaled(2)).toBe(6); expect(scaled(2, undefined)).toBe(6);
    expect(() => twice(() => { throw new RangeError('too far'); })(1)).toThrow('too far');`;
  expect(await failureOf(code, ['twice', 'negated', 'scaled'], body)).toBeUndefined();
});

test('a class can be used like one of JavaScript', async () => {
  const code = `class Shelf:
    def __init__(self, max_books):
        self.max_books = max_books
        self._books = []

    def add_book(self, title):
        self._books.append(title)

    def __len__(self):
        return len(self._books)

    def __iter__(self):
        return iter(self._books)
`;
  const body = `const shelf = new Shelf(3); shelf.addBook('Emma'); shelf.maxBooks = 4;
    expect([shelf.size, shelf.maxBooks, ...shelf]).toEqual([1, 4, 'Emma']);`;
  expect(await failureOf(code, ['Shelf'], body)).toBeUndefined();
});

test('constants are found in snake case, in capitals, and with an underscore after a keyword', async () => {
  const code = 'best_price = 3\nMAX_SIZE = 5\ndef from_(x):\n    return x\n';
  const body = 'expect([bestPrice, maxSize, from(1)]).toEqual([3, 5, 1]);';
  expect(await failureOf(code, ['bestPrice', 'maxSize', 'from'], body)).toBeUndefined();
});

test('a name that the program lacks is reported', async () => {
  expect(await failureOf(SAME, ['same', 'maxProfit'], '')).toBe(
    "the Python code doesn't declare maxProfit",
  );
});

test('an exception has its type, its message and its line', async () => {
  const code = 'def first(items):\n    return items[0]\n';
  expect(await failureOf(code, ['first'], 'first([]);')).toBe(
    'IndexError: list index out of range (line 2 of the Python code)',
  );
});

test('code that does not parse is reported with its line', async () => {
  const { end, error } = await run('a = 1\ndef (:\n', [], '');
  expect([end, error?.name]).toEqual(['failed', 'SyntaxError']);
  expect(error?.message).toContain('(line 2 of the Python code)');
});

test('each printed line is a line of output', async () => {
  const code = "print('a', 1)\nprint('b', end='')\nprint('c')\nprint('d', end='')\n";
  const body = "expect(printed()).toEqual(['a 1', 'bc', 'd']);";
  expect(await failureOf(code, [], body)).toBeUndefined();
});

test('reads of a counted list are counted', async () => {
  const code = `from bisect import bisect_left

def fast(items, item):
    return bisect_left(items, item) < len(items)

def slow(items, item):
    return item in items
`;
  const grows = (name: string) => `growth('log n', (n) => {
    const counted = countReads(Array.from({ length: n }, (_, i) => i));
    ${name}(counted.list, n - 1);
    return counted.reads;
  });`;
  expect(await failureOf(code, ['fast'], grows('fast'))).toBeUndefined();
  expect(await failureOf(code, ['slow'], grows('slow'))).toContain('grows too fast');
});

test('asynchronous code is refused', async () => {
  expect(await failureOf('async def load():\n    return 1\n', ['load'], 'load();')).toContain(
    'async code of Python cannot be called',
  );
});

test('a program that never ends is stopped, and the next one runs', async () => {
  const code = 'def loop():\n    while True:\n        pass\n';
  const tests = "test('it', () => loop());";
  const { end } = await runner.run({ code, names: ['loop'], tests }, 500);
  expect(end).toBe('stopped');
  expect(await failureOf(SAME, ['same'], 'expect(same(1)).toBe(1);')).toBeUndefined();
});
