import { formatSize } from '../../../src/pages/about/formatSize';
import { describeImport } from '../../../src/pages/about/importWords';
import type { ImportSummary } from '../../../src/progress/progressFile';

const NOTHING: ImportSummary = {
  lessons: 0,
  exercises: 0,
  bookmarks: 0,
  drafts: 0,
  replaced: 0,
  kept: 0,
  unreadable: 0,
};

test.each<[Partial<ImportSummary>, string]>([
  [{}, 'The file holds nothing newer than what is here.'],
  [{ lessons: 1, bookmarks: 2 }, 'Imported: 1 lesson, 2 bookmarks.'],
  [{ drafts: 1 }, 'Imported: 1 piece of code.'],
  [
    { exercises: 3, replaced: 2 },
    'Imported: 3 passed exercises. The file’s version of your code was newer 2 times and is used.',
  ],
  [{ replaced: 1 }, 'Imported. The file’s version of your code was newer once and is used.'],
  [
    { kept: 1 },
    'The file holds nothing newer than what is here. Your version here was newer once and is kept.',
  ],
  [{ lessons: 1, unreadable: 1 }, 'Imported: 1 lesson. 1 entry of the file could not be read.'],
])('%j', (summary, words) => {
  expect(describeImport({ ok: true, summary: { ...NOTHING, ...summary } })).toBe(words);
});

test.each([
  ['', 1, '0 bytes'],
  ['x', 1, '1 byte'],
  ['dark', 1, '4 bytes'],
  ['é', 1, '2 bytes'],
  ['x', 1234, '1.2 kB'],
  ['x', 48_400, '48 kB'],
])('the size of %j, %i times, is %s', (text, times, size) => {
  expect(formatSize(text.repeat(times))).toBe(size);
});
