import type { Expectation } from '../../../../src/languages/javascript/kit/expect';
import { createTestKit, type PlannedTest } from '../../../../src/languages/javascript/kit/kit';
import { createLarge } from '../../../../src/languages/javascript/kit/large';
import { readAssertionError } from '../../../../src/languages/javascript/kit/assertionError';

class Box {
  constructor(readonly value: number) {}
}

const ofProgram = {
  rerun: () => Promise.resolve(),
  large: createLarge(() => false),
  comments: () => [],
};
const { expect: check } = createTestKit([], [], ofProgram);

type Use = (expectation: Expectation) => unknown;

function throwText(): never {
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw 'plain';
}

const loop: Record<string, unknown> = {};
loop['self'] = loop;
const otherLoop: Record<string, unknown> = {};
otherLoop['self'] = otherLoop;

test.each<[string, unknown, Use]>([
  ['the same number', 1, (e) => e.toBe(1)],
  ['NaN', NaN, (e) => e.toBe(NaN)],
  ['minus zero', -0, (e) => e.toBe(0)],
  ['minus zero in a list', [-0], (e) => e.toEqual([0])],
  ['minus zero exactly', -0, (e) => e.toBeExactly(-0)],
  ['less', 3, (e) => e.toBeAtMost(3)],
  ['a copy', [1], (e) => e.toBeNew([1])],
  ['equal lists', [1, [2]], (e) => e.toEqual([1, [2]])],
  ['keys in another order', { a: 1, b: 2 }, (e) => e.toEqual({ b: 2, a: 1 })],
  ['an instance and a literal', new Box(1), (e) => e.toEqual({ value: 1 })],
  ['no prototype', Object.assign(Object.create(null), { a: 1 }), (e) => e.toEqual({ a: 1 })],
  ['maps', new Map([['a', [1]]]), (e) => e.toEqual(new Map([['a', [1]]]))],
  ['sets in another order', new Set([1, 2]), (e) => e.toEqual(new Set([2, 1]))],
  ['sets of objects', new Set([{ a: 1 }]), (e) => e.toEqual(new Set([{ a: 1 }]))],
  ['dates', new Date(5), (e) => e.toEqual(new Date(5))],
  ['patterns', /a/g, (e) => e.toEqual(/a/g)],
  ['errors', new TypeError('a'), (e) => e.toEqual(new TypeError('a'))],
  ['bytes', new Uint8Array([1]), (e) => e.toEqual(new Uint8Array([1]))],
  ['cycles', loop, (e) => e.toEqual(otherLoop)],
  ['0.1 + 0.2', 0.1 + 0.2, (e) => e.toBeCloseTo(0.3, 5)],
  ['two digits unless told', 1.004, (e) => e.toBeCloseTo(1)],
  ['infinity', Infinity, (e) => e.toBeCloseTo(Infinity)],
  [
    'any error',
    () => {
      throw new Error('x');
    },
    (e) => e.toThrow(),
  ],
  [
    'part of a message',
    () => {
      throw new Error('a long one');
    },
    (e) => e.toThrow('long'),
  ],
  ['a thrown string', throwText, (e) => e.toThrow('plain')],
  ['a rejected promise', () => Promise.reject(new Error('late')), (e) => e.toThrow('late')],
])('%s holds', async (_name, value, use) => {
  await use(check(value));
});

test.each<[string, unknown, Use, string, string]>([
  ['another number', 4, (e) => e.toBe(3), '3', '4'],
  ['a string for a number', '3', (e) => e.toBe(3), '3', `'3'`],
  ['minus zero, where it counts', -0, (e) => e.toBeExactly(0), '0', '-0'],
  ['undefined for null', undefined, (e) => e.toEqual(null), 'null', 'undefined'],
  ['a list of another length', [1], (e) => e.toEqual([1, 2]), '[1, 2]', '[1]'],
  [
    'a hole for undefined',
    new Array(1),
    (e) => e.toEqual([undefined]),
    '[undefined]',
    '[<1 empty item>]',
  ],
  ['a list and an object', [1], (e) => e.toEqual({ 0: 1 }), `{ '0': 1 }`, '[1]'],
  [
    'a property too many',
    { a: 1, b: undefined },
    (e) => e.toEqual({ a: 1 }),
    '{ a: 1 }',
    '{ a: 1, b: undefined }',
  ],
  [
    'another map',
    new Map([['a', 1]]),
    (e) => e.toEqual(new Map([['a', 2]])),
    `Map(1) { 'a' => 2 }`,
    `Map(1) { 'a' => 1 }`,
  ],
  [
    'another set',
    new Set([1, 1]),
    (e) => e.toEqual(new Set([1, 2])),
    'Set(2) { 1, 2 }',
    'Set(1) { 1 }',
  ],
  [
    'like objects in a set',
    new Set([{ a: 1 }, { a: 1 }]),
    (e) => e.toEqual(new Set([{ a: 1 }, { a: 2 }])),
    'Set(2) { { a: 1 }, { a: 2 } }',
    'Set(2) { { a: 1 }, { a: 1 } }',
  ],
  ['another boxed number', Object(1), (e) => e.toEqual(Object(2)), '[Number: 2]', '[Number: 1]'],
  [
    'another date',
    new Date(0),
    (e) => e.toEqual(new Date(1)),
    '1970-01-01T00:00:00.001Z',
    '1970-01-01T00:00:00.000Z',
  ],
  ['not close', 1.006, (e) => e.toBeCloseTo(1), '1, to 2 decimal places', '1.006'],
  ['no number', '1', (e) => e.toBeCloseTo(1, 1), '1, to 1 decimal place', `'1'`],
  [
    'nothing thrown',
    () => 5,
    (e) => e.toThrow('x'),
    `an error that says 'x'`,
    'no error; it returned 5',
  ],
  [
    'something else thrown',
    () => {
      throw new RangeError('y');
    },
    (e) => e.toThrow('x'),
    `an error that says 'x'`,
    'RangeError: y',
  ],
  ['no function', 5, (e) => e.toThrow(), 'an error', '5'],
  [
    'a promise that is kept',
    () => Promise.resolve(5),
    (e) => e.toThrow(),
    'an error',
    'no error; it returned 5',
  ],
])('%s is told', async (_name, value, use, expected, received) => {
  const attempt = (async () => {
    await use(check(value, 'tried()'));
  })();
  const thrown: unknown = await attempt.catch((error: unknown) => error);
  expect(readAssertionError(thrown)).toMatchObject({
    failure: { label: 'tried()', expected, received },
  });
});

test.each<[name: string, label: string, value: unknown, other: unknown, shown: string[]]>([
  ['a line', 'line 1', '7', '8', ['8', '7']],
  ['the last line', 'the last line', 'Hi', 'Ho', ['Ho', 'Hi']],
  ['nothing', 'line 2', '(nothing)', 'Ho', ['Ho', '(nothing)']],
  ['an empty text', 'what is printed, with n = 1', '', '1', ['1', '(nothing)']],
  ['several lines', 'what is printed', ['a', '1'], ['a', '2'], ['a\n2', 'a\n1']],
  ['no lines', 'what is printed', [], ['a'], ['a', '(nothing)']],
  ['a space at the end', 'line 1', 'Hi ', 'Hi', ["'Hi'", "'Hi '"]],
  ['a value that is no output', 'greet()', 'Hi', 'Ho', ["'Ho'", "'Hi'"]],
])('output is shown as it was printed: %s', (_name, label, value, other, [expected, received]) => {
  const thrown = thrownBy(() => check(value, label).toEqual(other));
  expect(readAssertionError(thrown)).toMatchObject({ failure: { expected, received } });
});

test.each<[label: string, value: unknown, other: unknown, message: string]>([
  ['what is printed', ['a', 'b'], ['a', 'c'], 'The first difference is in line 2.'],
  ['what is printed', ['a'], ['a', 'c'], 'There is 1 line missing.'],
  ['what is printed', ['b', 'a'], ['a', 'b'], 'The lines are right, but in a different order.'],
  ['letters()', ['a', 'b'], ['a', 'c'], 'The first difference is in item 2.'],
])('%s: a difference is counted from 1', (label, value, other, message) => {
  expect(() => check(value, label).toEqual(other)).toThrow(message);
});

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
}

test('objects that look alike are told apart in words', () => {
  expect(() => check([1]).toBe([1])).toThrow(/different objects/);
});

test('a number of lines is not called off by one', () => {
  expect(() => check(9, 'how many lines are printed').toBe(8)).toThrow('The values are different.');
  expect(() => check(9, 'seats(8)').toBe(8)).toThrow('off by one');
});

test('tests are planned in order, not run', () => {
  const planned: PlannedTest[] = [];
  const kit = createTestKit(planned, [], ofProgram);
  const run = jest.fn();
  kit.test('first', run);
  kit.hidden('second', run);
  expect(planned).toEqual([
    { name: 'first', hidden: false, run },
    { name: 'second', hidden: true, run },
  ]);
  expect(run).not.toHaveBeenCalled();
});

test.each<[string, unknown, Use, RegExp]>([
  ['the same list', loop, (e) => e.toBeNew(loop), /same object/],
  ['no object', 3, (e) => e.toBeNew(loop), /isn't an object/],
  ['more', 4, (e) => e.toBeAtMost(3), /over the limit/],
  ['what only becomes a number', { valueOf: () => 1 }, (e) => e.toBeAtMost(3), /over the limit/],
])('%s is refused', (_name, value, use, message) => {
  expect(() => use(check(value))).toThrow(message);
});

test.each<[string, unknown, string]>([
  ['nothing', undefined, "There's no value. Is a return missing?"],
  ['a promise', Promise.resolve(1), 'This is a promise, not its value. Is an await missing?'],
  ['the number as text', '0.3', 'This is a string, not a number.'],
  ['another text', '0.30 m', 'This is a string, not a number.'],
  ['null', null, "This isn't a number."],
  ['NaN', NaN, "This isn't a number. Did you add or divide something that isn't a number?"],
  ['another number', 1.3, "The number isn't close enough."],
])('toBeCloseTo names the mistake: %s', (_name, value, message) => {
  expect(() => check(value).toBeCloseTo(0.3)).toThrow(message);
});
