import {
  readCommand,
  readFrameMessage,
  readWorkerMessage,
} from '../../src/sandbox/sandboxMessages';
import { MAX_LINES, MAX_OUTPUT } from '../../src/sandbox/protocol';

const result = { end: 'finished', output: [], cut: false, tests: [] };

function message(change: object): unknown {
  return { from: 'runner', kind: 'result', id: 1, result: { ...result, ...change } };
}

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'result'],
  ['a stranger', { from: 'else', kind: 'result', id: 1, result }],
  ['no id', { from: 'runner', kind: 'result', result }],
  ['no result', { from: 'runner', kind: 'result', id: 1 }],
  ['an unknown end', message({ end: 'won' })],
  ['output that is no list', message({ output: 'text' })],
  ['another kind', { from: 'runner', kind: 'navigate', id: 1 }],
])('the page ignores %s', (_name, data) => {
  expect(readFrameMessage(data)).toBeUndefined();
});

test('a valid result passes through unchanged', () => {
  const full = {
    end: 'failed',
    output: [
      { level: 'warn', text: 'a' },
      { level: 'log', text: 'b', test: 0 },
    ],
    cut: true,
    error: { name: 'Error', message: 'm', plain: 'p', line: 2, hint: 'h' },
    tests: [
      {
        name: 't',
        hidden: true,
        outcome: 'failed',
        failure: { message: 'm', plain: 'p', label: 'l', expected: '1', received: '2', line: 3 },
      },
    ],
  };
  expect(readFrameMessage(message(full))).toEqual(message(full));
});

test('malformed parts of a result are dropped or sanitized', () => {
  const forged = {
    output: [{ level: 'log', text: 1 }, null, { level: 'log', text: 'ok', html: '<b>' }],
    error: { name: 'Error', message: {} },
    tests: [null, { name: 'n', outcome: 'won', failure: 'x' }],
    extra: 1,
  };
  expect(readFrameMessage(message(forged))).toEqual(
    message({
      output: [{ level: 'log', text: 'ok' }],
      tests: [
        { name: '', hidden: false, outcome: 'unreached' },
        { name: 'n', hidden: false, outcome: 'unreached' },
      ],
    }),
  );
});

test.each([
  ['entries', { output: Array.from({ length: 5000 }, () => ({ level: 'log', text: 'x' })) }],
  [
    'text',
    {
      output: [
        { level: 'log', text: 'x'.repeat(1e6) },
        { level: 'log', text: 'y' },
      ],
    },
  ],
  ['tests', { tests: Array.from({ length: 5000 }, () => ({ name: 'x'.repeat(1e4) })) }],
])('too much of %s is truncated', (_name, forged) => {
  const read = readFrameMessage(message(forged));
  const kept = read?.kind === 'result' ? read.result : undefined;
  expect(kept?.output.length).toBeLessThanOrEqual(MAX_LINES);
  expect(kept?.output.map(({ text }) => text).join('').length).toBeLessThanOrEqual(MAX_OUTPUT);
  expect(JSON.stringify(kept?.tests).length).toBeLessThan(1e6);
});

test.each<[string, unknown]>([
  ['without code', { to: 'runner', kind: 'run', id: 1 }],
  ['without id', { to: 'runner', kind: 'run', code: '1' }],
  ['to someone else', { to: 'else', kind: 'run', id: 1, code: '1' }],
])('the frame ignores a command %s', (_name, data) => {
  expect(readCommand(data)).toBeUndefined();
});

test.each<[string, unknown]>([
  ['an unknown kind', { kind: 'eval', code: '1' }],
  ['output without level', { kind: 'output', text: 'a' }],
  ['a test without place', { kind: 'test' }],
  ['a plan that is no list', { kind: 'plan', tests: {} }],
])('the frame ignores a message with %s', (_name, data) => {
  expect(readWorkerMessage(data)).toBeUndefined();
});
