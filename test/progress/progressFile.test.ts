import { progressFileName, progressFileText } from '../../src/progress/progressFile';
import { parseProgress } from './support/progressText';
import { reviewsWith } from './support/reviewSamples';
import { FULL_PROGRESS } from './support/samples';

test('parseProgress reads a file with additional sections', () => {
  const text = progressFileText(FULL_PROGRESS, reviewsWith({ a: 5 }), {
    plan: 'program=sailor',
    interviews: { knots: { session: null, past: [] } },
  });
  expect(parseProgress(text)).toEqual({ ok: true, progress: FULL_PROGRESS, dropped: 0 });
});

test.each([
  [new Date(2027, 2, 9), 'progress-2027-03-09.json'],
  [new Date(1970, 11, 31), 'progress-1970-12-31.json'],
])('the file name contains the date: %s', (day, name) => {
  expect(progressFileName(day)).toBe(name);
});
