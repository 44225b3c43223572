import {
  averageScore,
  closeSession,
  endSession,
  MAX_CODE,
  MAX_PAST,
  minutesOn,
  MINUTE,
  outcomeOf,
  withEdit,
  withEnd,
  withVisit,
  withWork,
  workOf,
  type MockSession,
  type TaskEnd,
} from '../../../src/pages/mock/session/session';
import { changesOfRecord } from '../../../src/pages/mock/session/mockStore';
import { readRecords, readSession } from '../../../src/pages/mock/session/sessionCodec';

const session: MockSession = {
  tasks: ['a', 'b'],
  startedAt: 1_000,
  minutes: 5,
  isWithFriend: false,
  visits: [],
  work: {},
};

const endAt = (at: number, how: TaskEnd['how'] = 'passed'): TaskEnd => ({
  how,
  at,
  passed: 2,
  tests: 3,
  failures: how === 'failed' ? [{ name: 'ties', message: 'expected `2`' }] : [],
});

test.each([
  ['in time', 5 * MINUTE, 'passed'],
  ['a moment later', 5 * MINUTE + 1, 'late'],
])('a pass %s', (_when, after, outcome) => {
  expect(outcomeOf(withEnd(session, 'a', endAt(1_000 + after), ''), 'a')).toBe(outcome);
});

test('without a clock, no pass is late, and tasks that were given up are open', () => {
  const relaxed = { ...session, minutes: null };
  expect(outcomeOf(withEnd(relaxed, 'a', endAt(999 * MINUTE), ''), 'a')).toBe('passed');
  expect(outcomeOf(withEnd(relaxed, 'a', endAt(5, 'gaveUp'), ''), 'a')).toBe('open');
  expect(outcomeOf(relaxed, 'b')).toBe('open');
});

test('the first end counts, with the code of that time', () => {
  const failed = withEnd(session, 'a', endAt(2_000, 'failed'), 'first');
  const later = withEnd(failed, 'a', endAt(3_000), 'second');
  expect(outcomeOf(later, 'a')).toBe('failed');
  expect(workOf(later, 'a').code).toBe('first');
});

test('the end of an interview gives up open tasks and keeps their code, up to a limit', () => {
  const passed = withEnd(session, 'a', endAt(2_000), 'done');
  const ended = endSession(passed, 9_000, () => 'x'.repeat(MAX_CODE + 1));
  expect(ended.endedAt).toBe(9_000);
  expect(workOf(ended, 'a').code).toBe('done');
  expect(workOf(ended, 'b').end?.how).toBe('gaveUp');
  expect(workOf(ended, 'b').code).toHaveLength(MAX_CODE);
});

test('the minutes on a task add up over visits, and stop at its end', () => {
  const visited = [
    ['a', 0],
    ['b', 3],
    ['a', 5],
    ['b', 9],
  ].reduce((one, [id, at]) => withVisit(one, String(id), Number(at) * MINUTE), session);
  const ended = endSession(withEnd(visited, 'a', endAt(6 * MINUTE), ''), 10 * MINUTE, () => '');
  expect(minutesOn(ended, 'a')).toBe(4);
  expect(minutesOn(ended, 'b')).toBe(3);
});

test('a second visit in a row is not noted', () => {
  const once = withVisit(session, 'a', 1);
  expect(withVisit(once, 'a', 2)).toBe(once);
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

test('an edit of a past interview replaces its entry', () => {
  const before = { session: null, past: [session] };
  const rate = (one: MockSession) => withWork(one, 'a', () => ({ scores: { code: 3 as const } }));
  const after = withEdit(before, session.startedAt, rate);
  expect(changesOfRecord('c', before, after)).toEqual([
    { kind: 'past', id: 'c@1000', value: after.past[0] },
  ]);
  expect(after.past.map(averageScore)).toEqual([3]);
});

test('a session is read back as written', () => {
  const work = withWork(withEnd(session, 'a', endAt(2_000, 'failed'), 'code'), 'a', () => ({
    asked: [2, 0],
    askedAt: 1_500,
    codedAt: 1_600,
    hints: 1,
    runs: 4,
    cost: { time: 'n log n', space: '1', why: 'It sorts.' },
    scores: { 'problem solving': 4, testing: 1 },
  }));
  const full = { ...withVisit(work, 'a', 1_200), isWithFriend: true, endedAt: 9_000 };
  const record = { session: full, past: [{ ...session, minutes: null }] };
  const data: unknown = JSON.parse(JSON.stringify({ course: record }));
  expect(readRecords(data)).toEqual({ course: record });
});

test('interviews from earlier versions keep their passes', () => {
  const old = readSession({ tasks: ['a', 'b'], startedAt: 5, minutes: 7, passed: { a: 99 } });
  expect(old && outcomeOf(old, 'a')).toBe('passed');
  expect(old && outcomeOf(old, 'b')).toBe('open');
});

test('leaves out malformed parts of a task, and tasks that the interview does not have', () => {
  const work = {
    a: {
      asked: ['x', 1],
      hints: -1,
      cost: { time: 'n^9' },
      end: { how: 'won', at: 1 },
      scores: { code: 9 },
    },
    z: { hints: 1 },
  };
  expect(readSession({ ...session, work })?.work).toEqual({
    a: { asked: [1], hints: 0, runs: 0, scores: {} },
  });
});

test.each<[string, unknown]>([
  ['null', null],
  ['an array', [1]],
  ['an interview without tasks', { c: { session: { startedAt: 1, minutes: null, passed: {} } } }],
  ['an invalid start time', sessionWith({ startedAt: 'x' })],
  ['an invalid pass', sessionWith({ work: undefined, passed: { a: 'x' } })],
  ['invalid minutes', sessionWith({ minutes: 'x' })],
])('ignores %s', (_what, data) => {
  expect(readRecords(data).c?.session ?? null).toBeNull();
});

function sessionWith(part: object): object {
  return { c: { session: { ...session, ...part }, past: [] } };
}
