import { EMPTY_PROGRESS, LIMITS } from '../../src/progress/progressModel';
import { parseProgress, serializeProgress } from './support/progressText';
import { FULL_PROGRESS, progressWith } from './support/samples';

function textWith(parts: Record<string, unknown>): string {
  return JSON.stringify({ kind: 'progress', version: 1, last: null, ...parts });
}

function read(text: string) {
  const result = parseProgress(text);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

describe('parseProgress reads what serializeProgress wrote', () => {
  test.each([
    ['empty progress', EMPTY_PROGRESS],
    ['entries of every kind', FULL_PROGRESS],
  ])('%s', (_name, progress) => {
    expect(read(serializeProgress(progress))).toEqual({ ok: true, progress, dropped: 0 });
    expect(read(serializeProgress(progress, 2)).progress).toEqual(progress);
  });

  test('equal progress gives equal text, in any insertion order', () => {
    const reversed = progressWith({ passed: new Map([['b', 2] as const, ['a', 1] as const]) });
    const straight = progressWith({ passed: new Map([['a', 1] as const, ['b', 2] as const]) });
    expect(serializeProgress(reversed)).toBe(serializeProgress(straight));
  });
});

describe('parseProgress rejects invalid text with a reason', () => {
  const texts = [
    ['', 'not-json'],
    ['{', 'not-json'],
    ['dark', 'not-json'],
    ['[['.repeat(100_000), 'not-json'],
    ['null', 'not-progress'],
    ['[]', 'not-progress'],
    ['"progress"', 'not-progress'],
    ['{"version":1}', 'not-progress'],
    ['{"kind":"progress"}', 'not-progress'],
    ['{"kind":"progress","version":"1"}', 'not-progress'],
    ['{"kind":"other","version":1}', 'not-progress'],
    ['{"kind":"progress","version":2}', 'newer-version'],
    [' '.repeat(LIMITS.text + 1), 'too-large'],
  ] as const;
  test.each(texts.map(([text, reason]) => [text.slice(0, 40), reason, text]))(
    '%s: %s',
    (_start, reason, text) => {
      expect(parseProgress(text)).toEqual({ ok: false, reason });
    },
  );
});

describe('parseProgress skips and counts an invalid entry', () => {
  const good = { good: { started: 1 } };
  test.each<[string, Record<string, unknown>]>([
    ['a lesson that is not an object', { lessons: { ...good, bad: 7 } }],
    ['a lesson without a start time', { lessons: { ...good, bad: { done: { on: true, at: 1 } } } }],
    ['a start time that is not a number', { lessons: { ...good, bad: { started: '1' } } }],
    ['a start time before 1970', { lessons: { ...good, bad: { started: -1 } } }],
    ['a start time after the last valid date', { lessons: { ...good, bad: { started: 9e15 } } }],
    [
      'a mark with a non-boolean value',
      { lessons: { ...good, bad: { started: 1, done: { on: 'yes', at: 1 } } } },
    ],
    ['an id with a space', { lessons: { ...good, 'a b': { started: 1 } } }],
    ['an id that is too long', { lessons: { ...good, ['a'.repeat(121)]: { started: 1 } } }],
    ['an empty id', { lessons: { ...good, '': { started: 1 } } }],
    ['markup as an id', { lessons: { ...good, '<b>': { started: 1 } } }],
    ['a passed exercise without a time', { lessons: good, passed: { a: true } }],
    ['a draft that is not a string', { lessons: good, drafts: { a: { text: 5, at: 1 } } }],
    [
      'a draft that is too long',
      { lessons: good, drafts: { a: { text: 'x'.repeat(LIMITS.draft), at: 1 } } },
    ],
    ['tries that are not a list', { lessons: good, tries: { a: { text: 'x', at: 1 } } }],
    [
      'a try that passed more tests than there are',
      { lessons: good, tries: { a: [{ text: 'x', at: 1, passed: 3, of: 2 }] } },
    ],
    ['a bookmark that is a list', { lessons: good, bookmarks: { a: [true, 1] } }],
    ['a last place without a slug', { lessons: good, last: { at: 1 } }],
    [
      'a last place with a URL as its slug',
      { lessons: good, last: { slug: '//evil.example', at: 1 } },
    ],
  ])('%s', (_name, parts) => {
    const { progress, dropped } = read(textWith(parts));
    expect(dropped).toBe(1);
    expect(progress).toEqual(progressWith({ lessons: new Map([['good', { started: 1 }]]) }));
  });

  test.each(['', 'x'.repeat(LIMITS.mistake + 1), 5])('a mistake like %s is left out', (mistake) => {
    const attempt = { text: 'x', at: 1, passed: 1, of: 2 };
    const { progress } = read(textWith({ lessons: good, tries: { a: [{ ...attempt, mistake }] } }));
    expect(progress.tries.get('a')).toEqual([attempt]);
  });

  test('a section that is not an object counts as empty', () => {
    expect(read(textWith({ lessons: [1, 2], passed: 'all' })).progress).toEqual(EMPTY_PROGRESS);
  });
});

test('ids with names of Object.prototype members are safe', () => {
  const text = `{"kind":"progress","version":1,"last":null,"__proto__":{"polluted":1},
    "lessons":{"__proto__":{"started":1,"polluted":1},"constructor":{"started":2},"toString":{"started":3}}}`;
  const { progress, dropped } = read(text);
  expect(dropped).toBe(1);
  expect([...progress.lessons.keys()]).toEqual(expect.arrayContaining(['constructor', 'toString']));
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(read(serializeProgress(progress)).progress).toEqual(progress);
});

test('unknown fields are dropped', () => {
  const { progress } = read(textWith({ lessons: { a: { started: 1, extra: '<script>' } } }));
  expect(serializeProgress(progress)).not.toContain('extra');
});

test('progress at every limit survives a round trip', () => {
  const id = (index: number) => String(index).padStart(LIMITS.id, 'x');
  const times = <T>(count: number, value: T) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [id(index), value]));
  const at = 8.64e15;
  const mark = { on: false, at };
  const { progress } = read(
    textWith({
      lessons: times(LIMITS.lessons, { started: at, done: mark }),
      passed: times(LIMITS.passed, at),
      bookmarks: times(LIMITS.bookmarks, mark),
      drafts: times(LIMITS.drafts, { text: '\u0001'.repeat(160), at }),
      tries: times(
        LIMITS.tries,
        Array.from({ length: LIMITS.triesOfOne }, (_, index) => ({
          text: index + '\u0001'.repeat(21),
          at,
          passed: 99,
          of: 99,
        })),
      ),
      last: { slug: id(0), heading: id(1), at },
    }),
  );
  const text = serializeProgress(progress, 2);
  expect(text.length).toBeLessThan(LIMITS.text);
  expect(read(text)).toEqual({ ok: true, progress, dropped: 0 });
});
