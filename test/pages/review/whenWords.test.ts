import { whenWords } from '../../../src/pages/review/whenWords';

test.each([
  [0, 'tomorrow'],
  [1, 'tomorrow'],
  [2, 'in 2 days'],
  [44, 'in 44 days'],
  [45, 'in 1 month'],
  [60, 'in 2 months'],
  [365, 'in 12 months'],
  [800, 'in 2 years'],
])('%i days from now is "%s"', (days, words) => {
  expect(whenWords(days)).toBe(words);
});
