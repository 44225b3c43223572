import { formatSize } from '../../../../src/pages/about/storage/formatSize';
import { describeImport, describePlan } from '../../../../src/pages/about/transfer/importWords';
import type { ImportPlan } from '../../../../src/pages/about/transfer/importPlan';

const NOTHING: ImportPlan = {
  changes: [],
  plan: null,
  added: {},
  replaced: {},
  removed: {},
  redated: 0,
  kept: {},
  leftOut: { unknown: 0, future: 0, room: 0, unreadable: 0 },
};

test.each<[Partial<ImportPlan>, string, string]>([
  [{}, '', "The file has nothing newer than what's already here."],
  [
    { added: { lessons: 1, bookmarks: 2, plan: 1 } },
    'It adds 1 lesson, 2 bookmarks, 1 study plan.',
    'Imported: 1 lesson, 2 bookmarks, 1 study plan.',
  ],
  [
    { added: { drafts: 1 }, replaced: { drafts: 2 } },
    'It adds 1 piece of code. It replaces these with newer versions: 2 pieces of code.',
    'Imported: 1 piece of code. Updated: 2 pieces of code.',
  ],
  [
    { removed: { drafts: 30, lessons: 1, bookmarks: 2 }, redated: 3 },
    'It removes the "done" mark from 1 lesson, 2 bookmarks, 30 pieces of your code. 3 entries dated in the future get today\'s date.',
    'Removed: the "done" mark from 1 lesson, 2 bookmarks, 30 pieces of your code. 3 entries dated in the future got today\'s date.',
  ],
  [
    { kept: { reviews: 1 } },
    'Kept as is: 1 reviewed question.',
    "The file has nothing newer than what's already here. Kept as is: 1 reviewed question.",
  ],
  [
    { added: { exercises: 3 }, leftOut: { unknown: 1, future: 2, room: 0, unreadable: 4 } },
    "It adds 3 passed exercises. Skipped: 1 entry this site doesn't recognize, 2 entries dated in the future, 4 entries that can't be read.",
    "Imported: 3 passed exercises. Skipped: 1 entry this site doesn't recognize, 2 entries dated in the future, 4 entries that can't be read.",
  ],
])('%j', (parts, before, after) => {
  expect(describePlan({ ...NOTHING, ...parts })).toBe(before);
  expect(describeImport({ ...NOTHING, ...parts })).toBe(after);
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
