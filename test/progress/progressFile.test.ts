import {
  mergeFile,
  progressFileName,
  progressFileText,
  type ImportSummary,
} from '../../src/progress/progressFile';
import { EMPTY_PROGRESS, type Progress } from '../../src/progress/progressModel';
import { FULL_PROGRESS, progressWith } from './support/samples';

const NOTHING: ImportSummary = {
  lessons: 0,
  exercises: 0,
  bookmarks: 0,
  drafts: 0,
  replaced: 0,
  kept: 0,
  unreadable: 0,
};

function draft(text: string | null, at: number) {
  return progressWith({ drafts: new Map([['a', { text, at }]]) });
}

describe('an import says what it changed', () => {
  test.each<[string, Progress, Progress, Partial<ImportSummary>]>([
    [
      'everything is new',
      EMPTY_PROGRESS,
      FULL_PROGRESS,
      { lessons: 3, exercises: 1, bookmarks: 1, drafts: 1 },
    ],
    ['nothing is new', FULL_PROGRESS, FULL_PROGRESS, {}],
    [
      'a lesson is done in the file and started here',
      progressWith({ lessons: new Map([['a', { started: 9 }]]) }),
      progressWith({ lessons: new Map([['a', { started: 1, done: { on: true, at: 2 } }]]) }),
      { lessons: 1 },
    ],
    ['newer code in the file', draft('old', 1), draft('new', 2), { replaced: 1 }],
    ['newer code here', draft('new', 2), draft('old', 1), { kept: 1 }],
    ['the same code', draft('same', 1), draft('same', 2), {}],
    ['code that was dropped in the file', draft('old', 1), draft(null, 2), { replaced: 1 }],
    ['code that was dropped here', draft(null, 2), draft('old', 1), { kept: 1 }],
  ])('%s', (_name, here, file, expected) => {
    const { result } = mergeFile(here, progressFileText(file));
    expect(result).toEqual({ ok: true, summary: { ...NOTHING, ...expected } });
  });

  test('entries that can not be read are counted, the others taken', () => {
    const { progress, result } = mergeFile(
      EMPTY_PROGRESS,
      '{"kind":"progress","version":1,"last":null,"passed":{"a":1,"b":null}}',
    );
    expect(result).toEqual({ ok: true, summary: { ...NOTHING, exercises: 1, unreadable: 1 } });
    expect([...progress.passed.keys()]).toEqual(['a']);
  });
});

test.each([
  ['a picture', '\u0089PNG', 'not-json'],
  ['another JSON', '{"name":"loops","version":1}', 'not-progress'],
  ['a newer file', '{"kind":"progress","version":99}', 'newer-version'],
])('%s is refused and changes nothing', (_name, text, reason) => {
  expect(mergeFile(FULL_PROGRESS, text)).toEqual({
    progress: FULL_PROGRESS,
    result: { ok: false, reason },
  });
});

test.each([
  [new Date(2027, 2, 9), 'progress-2027-03-09.json'],
  [new Date(1970, 11, 31), 'progress-1970-12-31.json'],
])('the name of the file tells the day: %s', (day, name) => {
  expect(progressFileName(day)).toBe(name);
});
