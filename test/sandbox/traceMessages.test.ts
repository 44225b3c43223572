import {
  readCommand,
  readFrameMessage,
  readWorkerMessage,
} from '../../src/sandbox/sandboxMessages';
import { MAX_ENTRIES, MAX_EVENTS, type Trace, type TraceEvent } from '../../src/sandbox/trace';

const FRAME = { id: 1, fn: 0, site: 2, values: ['n1', 'o3', ''] };
const OBJECT = { id: 3, kind: 'map', name: 'Map', keys: ['sa'], values: ['u'], more: 4 } as const;
const EVENT: TraceEvent = {
  kind: 'return',
  order: 7,
  site: 2,
  value: 'o3',
  frames: [FRAME],
  hidden: 1,
  objects: [OBJECT],
  printed: 2,
  isIdle: true,
};
const TRACE: Trace = { total: 9, events: [EVENT, { ...EVENT, order: 8 }], lastCall: 5 };

const read = (trace: unknown) => {
  const message = readWorkerMessage({ kind: 'trace', trace });
  return message?.kind === 'trace' ? message.trace : undefined;
};

test('a valid trace passes through unchanged, from the worker and from the frame', () => {
  expect(read(TRACE)).toEqual(TRACE);
  const result = { end: 'finished', output: [], cut: false, tests: [], trace: TRACE };
  const message = { from: 'runner', kind: 'result', id: 1, result };
  expect(readFrameMessage(message)).toEqual(message);
});

test('parts that events share stay shared', () => {
  const events = read(TRACE)?.events ?? [];
  expect(events[0]?.frames[0]).toBe(events[1]?.frames[0]);
  expect(events[0]?.objects[0]).toBe(events[1]?.objects[0]);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'trace'],
  ['no total', { events: [] }],
  ['a negative total', { total: -1, events: [] }],
  ['events that are no list', { total: 1, events: {} }],
])('ignores %s', (_name, trace) => {
  expect(read(trace)).toBeUndefined();
});

test('malformed parts are dropped or sanitized', () => {
  const forged = {
    ...EVENT,
    order: 'x',
    value: 5,
    frames: [null, { ...FRAME, values: [{}, 'n1'] }],
    objects: [{ ...OBJECT, kind: 'script', name: {}, html: '<b>' }],
    isIdle: 'yes',
  };
  expect(read({ total: 1, events: [{ ...EVENT, kind: 'else' }, forged] })?.events).toEqual([
    {
      kind: 'return',
      order: 0,
      site: 2,
      frames: [
        { id: 0, fn: 0, site: 0, values: [] },
        { ...FRAME, values: ['', 'n1'] },
      ],
      hidden: 1,
      objects: [{ ...OBJECT, kind: 'other', name: '' }],
      printed: 2,
      isIdle: false,
    },
  ]);
});

test('long lists and texts are truncated', () => {
  const object = { ...OBJECT, values: Array.from({ length: 999 }, () => `s${'x'.repeat(9999)}`) };
  const events = Array.from({ length: 9999 }, () => ({ ...EVENT, objects: [object] }));
  const trace = read({ total: 9999, events });
  expect(trace?.events.length).toBeLessThan(2 * MAX_EVENTS);
  const [first] = trace?.events ?? [];
  expect(first?.objects[0]?.values).toHaveLength(MAX_ENTRIES);
  expect(first?.objects[0]?.values[0]?.length).toBeLessThan(300);
});

const COMMAND = { to: 'runner', kind: 'run', id: 1, code: 'a' };

test('a command can ask for a trace', () => {
  const trace = { code: 'b', key: '$a1$', range: [3, 9], test: 2 };
  expect(readCommand({ ...COMMAND, trace })).toEqual({ ...COMMAND, trace });
});

test.each<[string, unknown]>([
  ['no code', { key: '$a$' }],
  ['a key that is no name', { code: 'b', key: '$a$); alert(1' }],
])('a command whose trace has %s runs without one', (_name, trace) => {
  expect(readCommand({ ...COMMAND, trace })).toEqual(COMMAND);
});
