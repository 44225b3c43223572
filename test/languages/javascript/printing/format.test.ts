import { inspect } from 'node:util';
import { formatArguments, formatValue } from '../../../../src/languages/javascript/printing/format';

class Point {
  constructor(readonly x: number) {}
}
class Stack extends Array<number> {}

function cyclic(): object {
  const node: Record<string, unknown> = { name: 'a' };
  node['self'] = node;
  node['list'] = [node];
  return node;
}

function nested(depth: number): object {
  return depth === 0 ? { end: true } : { in: nested(depth - 1) };
}

const hostile = new Proxy(
  {},
  {
    ownKeys() {
      throw new Error('no');
    },
  },
);

test.each<[string, unknown, string]>([
  ['a string', 'a', `'a'`],
  ['a quote within', "it's", `"it's"`],
  ['a line break', 'a\nb', `'a\\nb'`],
  ['all quotes', `'"\``, `'\\'"\`'`],
  ['minus zero', -0, '-0'],
  ['NaN', NaN, 'NaN'],
  ['a bigint', 12n, '12n'],
  ['undefined', undefined, 'undefined'],
  ['null', null, 'null'],
  ['a symbol', Symbol('s'), 'Symbol(s)'],
  ['a list', [1, 2, 'a'], `[1, 2, 'a']`],
  ['an empty list', [], '[]'],
  ['holes', [, 1, , ,], '[<1 empty item>, 1, <2 empty items>]'], // eslint-disable-line no-sparse-arrays
  ['a list with a property', Object.assign([1], { a: 2 }), '[1, a: 2]'],
  ['a list of a class', Stack.from([1, 2]), 'Stack(2) [1, 2]'],
  ['an object', { name: 'Ada', age: 36 }, `{ name: 'Ada', age: 36 }`],
  ['an empty object', {}, '{}'],
  ['odd keys', { 'a-b': 1, 2: 3, [Symbol('k')]: 4 }, `{ '2': 3, 'a-b': 1, [Symbol(k)]: 4 }`],
  ['an instance', new Point(1), 'Point { x: 1 }'],
  ['no prototype', Object.create(null), '[Object: null prototype] {}'],
  [
    'a getter',
    {
      get a() {
        return 1;
      },
      set a(_v) {},
    },
    '{ a: [Getter/Setter] }',
  ],
  [
    'a map',
    new Map<unknown, unknown>([
      ['a', 1],
      [{ k: 1 }, [2]],
    ]),
    `Map(2) { 'a' => 1, { k: 1 } => [2] }`,
  ],
  ['a set', new Set([1, 'b']), `Set(2) { 1, 'b' }`],
  ['an empty map', new Map(), 'Map(0) {}'],
  ['a function', function add() {}, '[Function: add]'],
  ['an arrow', [() => {}][0], '[Function (anonymous)]'],
  ['an async function', async function load() {}, '[AsyncFunction: load]'],
  ['a class', Stack, '[class Stack extends Array]'],
  ['an error', new TypeError('no'), 'TypeError: no'],
  ['an error with more', Object.assign(new Error('no'), { code: 1 }), 'Error: no { code: 1 }'],
  ['a date', new Date(0), '1970-01-01T00:00:00.000Z'],
  ['an invalid date', new Date(NaN), 'Invalid Date'],
  ['a regular expression', /a+/gi, '/a+/gi'],
  ['bytes', new Uint8Array([1, 2]), 'Uint8Array(2) [1, 2]'],
  ['a URL', new URL('https://a.b/c?d'), `URL { href: 'https://a.b/c?d' }`],
  ['a query', new URLSearchParams('a=1'), `URLSearchParams { 'a' => '1' }`],
  ['a promise', Promise.resolve(1), 'Promise {}'],
  ['a generator', (function* () {})(), 'Object [Generator] {}'],
  ['an iterator', [1].values(), 'Object [Array Iterator] {}'],
  ['a cycle', cyclic(), `<ref *1> { name: 'a', self: [Circular *1], list: [[Circular *1]] }`],
  ['a boxed number', Object(3), '[Number: 3]'],
  ['a value that throws when inspected', hostile, "[a value that can't be shown]"],
  ['deep', nested(7), `{ in: { in: { in: { in: { in: { in: [Object] } } } } } }`],
])('%s is formatted as in the lessons', (_name, value, text) => {
  expect(formatValue(value)).toBe(text);
});

test.each<[string, unknown]>([
  ['an object', { name: 'Ada', tags: { a: 1 } }],
  ['an instance', new Point(1)],
  ['a map', new Map([['a', 1]])],
  ['a set', new Set([1])],
  ['a class', Stack],
  [
    'a getter',
    {
      get a() {
        return 1;
      },
    },
  ],
  ['a regular expression', /x/],
])('%s without a list is formatted as in Node', (_name, value) => {
  expect(formatValue(value)).toBe(inspect(value));
});

// Unlike the tests above, this doesn't use Node's `inspect`, which omits a symbol key's brackets in Node 24.
test('a symbol key is formatted as valid syntax', () => {
  expect(formatValue({ [Symbol('k')]: 1 })).toBe('{ [Symbol(k)]: 1 }');
});

test("a shared object that isn't a cycle is written twice", () => {
  const shared = { a: 1 };
  expect(formatValue([shared, shared])).toBe('[{ a: 1 }, { a: 1 }]');
});

test.each([
  [72, 1],
  [73, 3],
])('a line of %i characters takes %i lines', (width, lines) => {
  const value = ['x'.repeat(width - 4)];
  expect(formatValue(value).split('\n')).toHaveLength(lines);
});

test('only values that are too long break into one indented line per entry', () => {
  const row = (name: string) => ({ name, email: `${name}@example.com`, tags: ['a', 'b'] });
  expect(formatValue([row('ada'), row('grace')])).toBe(
    `[
  { name: 'ada', email: 'ada@example.com', tags: ['a', 'b'] },
  { name: 'grace', email: 'grace@example.com', tags: ['a', 'b'] }
]`,
  );
});

test.each([
  ['a list', Array.from({ length: 10_000 }, () => 0), 101, '... 9900 more items'],
  ['a list of holes', new Array(1e9), 1, '<1000000000 empty items>'],
  [
    'an object',
    Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`k${i}`, i])),
    101,
    '... 1 more item',
  ],
])('%s of great length is truncated', (_name, value, entries, last) => {
  const text = formatValue(value);
  expect(text).toContain(last);
  expect(text.split(',').length).toBeLessThanOrEqual(entries);
});

test('arguments are joined by spaces, with strings unquoted', () => {
  expect(formatArguments(['a', 1, ['b'], undefined])).toBe(`a 1 ['b'] undefined`);
});
