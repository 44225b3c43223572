import {
  closeSession,
  MAX_PAST,
  MINUTE,
  outcomeOf,
  withPass,
  type MockSession,
} from '../../../src/pages/mock/session/session';
import { readRecords } from '../../../src/pages/mock/session/sessionCodec';

const session: MockSession = { tasks: ['a', 'b'], startedAt: 1_000, minutes: 5, passed: {} };

test.each([
  ['in time', 5 * MINUTE, 'passed'],
  ['a moment later', 5 * MINUTE + 1, 'late'],
])('a pass %s', (_when, after, outcome) => {
  expect(outcomeOf(withPass(session, 'a', 1_000 + after), 'a')).toBe(outcome);
});

test('without a clock, no pass is late, and tasks without a pass are open', () => {
  const passed = withPass({ ...session, minutes: null }, 'a', 1_000 + 999 * MINUTE);
  expect(outcomeOf(passed, 'a')).toBe('passed');
  expect(outcomeOf(passed, 'b')).toBe('open');
});

test('only the first pass counts', () => {
  expect(withPass(withPass(session, 'a', 2_000), 'a', 9_000).passed).toEqual({ a: 2_000 });
});

test('a closed interview becomes the newest of the past ones, and the oldest is dropped', () => {
  const past = Array.from({ length: MAX_PAST }, (_, index) => ({ ...session, startedAt: index }));
  const closed = closeSession({ session: { ...session, startedAt: 77 }, past });
  expect(closed.session).toBeNull();
  expect(closed.past.map(({ startedAt }) => startedAt)).toEqual([
    77,
    ...past.slice(0, -1).map(({ startedAt }) => startedAt),
  ]);
});

test('a session is read back as written', () => {
  const record = { session: { ...session, endedAt: 9 }, past: [{ ...session, minutes: null }] };
  const data: unknown = JSON.parse(JSON.stringify({ course: record }));
  expect(readRecords(data)).toEqual({ course: record });
});

test.each<[string, unknown]>([
  ['null', null],
  ['an array', [1]],
  ['an interview without tasks', { c: { session: { startedAt: 1, minutes: null, passed: {} } } }],
  ['an invalid start time', sessionWith({ startedAt: 'x' })],
  ['an invalid pass', sessionWith({ passed: { a: 'x' } })],
  ['invalid minutes', sessionWith({ minutes: 'x' })],
])('ignores %s', (_what, data) => {
  expect(readRecords(data).c?.session ?? null).toBeNull();
});

function sessionWith(part: object): object {
  return { c: { session: { ...session, ...part }, past: [] } };
}
