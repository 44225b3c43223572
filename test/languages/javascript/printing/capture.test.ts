import { createConsole } from '../../../../src/languages/javascript/printing/capture';
import { MAX_LINES, MAX_OUTPUT, type OutputEntry } from '../../../../src/sandbox/protocol';

function record() {
  const entries: OutputEntry[] = [];
  const cut = jest.fn();
  const console = createConsole({ print: (level, text) => entries.push({ level, text }), cut });
  return { console, entries, cut };
}

test('methods log at their level', () => {
  const { console, entries } = record();
  console.log('a', [1]);
  console.info('b');
  console.warn('c');
  console.error('d');
  console.assert(true, 'never');
  console.assert(1 > 2, 'e');
  console.count('f');
  console.count('f');
  expect(entries.map(({ level, text }) => `${level} ${text}`)).toEqual([
    'log a [1]',
    'log b',
    'warn c',
    'error d',
    'error Assertion failed e',
    'log f: 1',
    'log f: 2',
  ]);
});

test('groups indent every line', () => {
  const { console, entries } = record();
  console.group('outer');
  console.log('a\nb');
  console.groupEnd();
  console.log('c');
  expect(entries.map(({ text }) => text)).toEqual(['outer', '  a\n  b', 'c']);
});

test.each([
  ['many short lines', 5000, 'x', MAX_LINES],
  ['lines within one text', 10, 'x\n'.repeat(400), MAX_LINES],
  ['one endless text', 1, 'x'.repeat(10_000_000), 1],
  ['many long texts', 10_000, 'x'.repeat(1000), MAX_OUTPUT / 1000],
])('%s: output is truncated at the limits, once', (_name, times, text, lines) => {
  const { console, entries, cut } = record();
  for (let time = 0; time < times; time += 1) {
    console.log(text);
  }
  const printed = entries.map((entry) => entry.text);
  expect(printed.join('').length).toBeLessThanOrEqual(MAX_OUTPUT);
  expect(printed.join('\n').split('\n')).toHaveLength(lines);
  expect(cut).toHaveBeenCalledTimes(1);
});

test('output exactly at the limit is complete', () => {
  const { console, entries, cut } = record();
  console.log('x'.repeat(MAX_OUTPUT));
  expect(entries[0]?.text).toHaveLength(MAX_OUTPUT);
  expect(cut).not.toHaveBeenCalled();
});

test("after truncation, values aren't formatted at all", () => {
  const { console } = record();
  console.log('x'.repeat(MAX_OUTPUT + 1));
  const look = jest.fn(() => []);
  console.log(new Proxy({}, { ownKeys: look }));
  expect(look).not.toHaveBeenCalled();
});
