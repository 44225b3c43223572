import { mergeProgress, nextTime, trimProgress, weightOf } from '../../src/progress/mergeProgress';
import { serializeProgress } from '../../src/progress/progressCodec';
import {
  EMPTY_PROGRESS,
  LIMITS,
  type LessonProgress,
  type Progress,
  type Try,
} from '../../src/progress/progressModel';
import { FULL_PROGRESS, progressWith } from './support/samples';

const on = (at: number) => ({ on: true, at });
const off = (at: number) => ({ on: false, at });
const lesson = (value: { started: number; done?: { on: boolean; at: number } }) =>
  progressWith({ lessons: new Map([['a', value]]) });
const bookmark = (mark: { on: boolean; at: number }) =>
  progressWith({ bookmarks: new Map([['a', mark]]) });
const draft = (text: string | null, at: number) =>
  progressWith({ drafts: new Map([['a', { text, at }]]) });
const tries = (...own: Try[]) => progressWith({ tries: new Map([['a', own]]) });
const try1 = { text: 'one', at: 1, passed: 0, of: 2 };
const try3 = { text: 'three', at: 3, passed: 2, of: 2 };
const last = (slug: string, at: number) => progressWith({ last: { slug, at } });
const passed = (at: number) => progressWith({ passed: new Map([['a', at]]) });

const CASES: [name: string, one: Progress, other: Progress, merged: Progress][] = [
  ['nothing and something', EMPTY_PROGRESS, FULL_PROGRESS, FULL_PROGRESS],
  ['the earlier start', lesson({ started: 5 }), lesson({ started: 9 }), lesson({ started: 5 })],
  [
    'done beats a later start',
    lesson({ started: 1, done: on(2) }),
    lesson({ started: 9 }),
    lesson({ started: 1, done: on(2) }),
  ],
  [
    'unmarked after done',
    lesson({ started: 1, done: on(2) }),
    lesson({ started: 1, done: off(3) }),
    lesson({ started: 1, done: off(3) }),
  ],
  [
    'done again after unmarked',
    lesson({ started: 1, done: on(4) }),
    lesson({ started: 1, done: off(3) }),
    lesson({ started: 1, done: on(4) }),
  ],
  ['done and not done at the same time', bookmark(on(3)), bookmark(off(3)), bookmark(on(3))],
  ['the newer bookmark decision', bookmark(on(3)), bookmark(off(4)), bookmark(off(4))],
  ['the newer draft', draft('old', 1), draft('new', 2), draft('new', 2)],
  ['a draft dropped later', draft('old', 1), draft(null, 2), draft(null, 2)],
  ['a draft written after it was dropped', draft('new', 3), draft(null, 2), draft('new', 3)],
  ['tries of both sides, the newest first', tries(try1), tries(try3), tries(try3, try1)],
  [
    'what was tried twice counts when it was tried last',
    tries(try3, try1),
    tries({ ...try1, at: 9 }),
    tries({ ...try1, at: 9 }, try3),
  ],
  ['the later place', last('old', 1), last('new', 2), last('new', 2)],
  ['the first pass', passed(7), passed(4), passed(4)],
];

describe.each(CASES)('%s', (_name, one, other, merged) => {
  test('wins, in either order', () => {
    expect(mergeProgress(one, other)).toEqual(merged);
    expect(mergeProgress(other, one)).toEqual(merged);
  });

  test('and merging again changes nothing', () => {
    const text = serializeProgress(merged);
    expect(serializeProgress(mergeProgress(merged, one))).toBe(text);
    expect(serializeProgress(mergeProgress(other, merged))).toBe(text);
  });
});

test('nothing that only one side knows is lost', () => {
  const one = progressWith({ passed: new Map([['a', 1]]), bookmarks: new Map([['a', on(1)]]) });
  const other = progressWith({ passed: new Map([['b', 2]]), bookmarks: new Map([['b', on(2)]]) });
  const merged = mergeProgress(one, other);
  expect([...merged.passed.keys()].sort()).toEqual(['a', 'b']);
  expect([...merged.bookmarks.keys()].sort()).toEqual(['a', 'b']);
});

describe('limits', () => {
  function numbered<T>(count: number, value: (index: number) => T): Map<string, T> {
    return new Map(Array.from({ length: count }, (_, index) => [`id-${index}`, value(index)]));
  }

  test.each<['lessons' | 'passed' | 'bookmarks' | 'drafts', (count: number) => Partial<Progress>]>([
    ['lessons', (count) => ({ lessons: numbered(count, (at) => ({ started: at })) })],
    ['passed', (count) => ({ passed: numbered(count, (at) => at) })],
    ['bookmarks', (count) => ({ bookmarks: numbered(count, on) })],
    ['drafts', (count) => ({ drafts: numbered(count, (at) => ({ text: 'x', at })) })],
  ])('of %s: the oldest goes', (part, parts) => {
    const kept = trimProgress(progressWith(parts(LIMITS[part] + 2)))[part];
    expect(kept.size).toBe(LIMITS[part]);
    expect(kept.has('id-1')).toBe(false);
    expect(kept.has('id-2')).toBe(true);
  });

  test('a lesson finished lately is not old, though it was started long ago', () => {
    const lessons = numbered<LessonProgress>(LIMITS.lessons, (at) => ({ started: at + 10 }));
    lessons.set('first', { started: 1, done: on(99_999) });
    const { lessons: kept } = trimProgress(progressWith({ lessons }));
    expect(kept.has('first')).toBe(true);
    expect(kept.has('id-0')).toBe(false);
  });

  test('of all drafts together: the oldest go', () => {
    const text = 'x'.repeat(LIMITS.draft - 2);
    const fitting = LIMITS.allDrafts / weightOf(text);
    const drafts = numbered(fitting + 3, (at) => ({ text, at }));
    const { drafts: kept } = trimProgress(progressWith({ drafts }));
    expect([...kept.keys()].sort()).toEqual([...drafts.keys()].slice(3).sort());
  });

  test('of the tries of one exercise: the oldest go', () => {
    const own = Array.from({ length: 4 }, (_, at) => ({ text: `${at}`, at, passed: 0, of: 1 }));
    const later = own.map((one) => ({ ...one, text: `late ${one.at}`, at: one.at + 10 }));
    const kept = mergeProgress(tries(...own), tries(...later)).tries.get('a');
    expect(kept?.map(({ at }) => at)).toEqual([13, 12, 11, 10, 3]);
  });

  test('merging two full copies keeps the limits, in either order', () => {
    const one = progressWith({ passed: numbered(LIMITS.passed, (at) => at) });
    const other = progressWith({ passed: new Map([['new', 5000]]) });
    const merged = mergeProgress(one, other);
    expect(merged.passed.size).toBe(LIMITS.passed);
    expect(merged.passed.has('new')).toBe(true);
    expect(serializeProgress(mergeProgress(other, one))).toBe(serializeProgress(merged));
  });
});

describe('the time of the next decision', () => {
  test.each([
    ['is now', EMPTY_PROGRESS, 1000, 1000],
    ['is later than the last decision of a clock that was ahead', FULL_PROGRESS, 3, 501],
    ['never leaves the calendar', last('a', 8.64e15), 3, 8.64e15],
  ])('%s', (_name, progress, now, expected) => {
    expect(nextTime(progress, now)).toBe(expected);
  });
});
