import { CAREFUL, QUICK } from '../../../src/content/minutes';
import { timeFormula } from '../../../src/pages/about/timeFormula';

test('the formula contains the numbers that the build uses', () => {
  expect(timeFormula()).toBe(
    'The time for a lesson is an estimate based on a formula: 120 to 220 words per minute and 10 to 20 lines of code per minute. ' +
      'For an exercise where you write code, the estimate is 1 to 3 minutes for a warm-up, 2 to 5 for a core exercise, and 4 to 8 for a stretch exercise. ' +
      'Predicting output takes 0.5 to 1.5 minutes, putting lines in order takes 1 to 2.5, and a check-yourself question takes 0.25 to 0.5. ' +
      "The total is rounded to the nearest 5 minutes. The time for a course or a program is the sum of its lessons' times.",
  );
});

test('a different pace is included too', () => {
  const { words } = QUICK;
  const { check } = CAREFUL;
  try {
    Object.assign(QUICK, { words: 333 });
    Object.assign(CAREFUL, { check: 0.75 });
    expect(timeFormula()).toContain('120 to 333 words per minute');
    expect(timeFormula()).toContain('question takes 0.25 to 0.75.');
  } finally {
    Object.assign(QUICK, { words });
    Object.assign(CAREFUL, { check });
  }
});
