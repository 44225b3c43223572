import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { toDecimalPlaces } from '../../../src/texts/en/errors/checks';
import { questionsComeAgain } from '../../../src/texts/en/lessonFinish';
import { seatsLeft } from '../../../src/texts/en/startDates';
import { seatsLeft as freiePlätze } from '../../../src/texts/de/startDates';

test.each([
  [0, 12, 'No seats left'],
  [4, 12, '4 of 12 seats left'],
  [1, 12, '1 of 12 seats left'],
  [1, 1, '1 seat left'],
])('%d of %d seats: %s', (left, total, text) => {
  expect(seatsLeft(left, total)).toBe(text);
});

test('a single seat is counted in German', () => {
  expect(freiePlätze(1, 1)).toBe('1 Platz frei');
  expect(freiePlätze(1, 2)).toBe('1 von 2 Plätzen frei');
});

test.each([
  [1, "You'll see 1 question again in Review, when it's due."],
  [2, "You'll see 2 questions again in Review, when they're due."],
])('%d questions come again', (count, text) => {
  expect(render(questionsComeAgain(count, (label) => label)).container).toHaveTextContent(text);
});

test('one decimal place is singular', () => {
  expect(toDecimalPlaces('0.5', 1)).toBe('0.5, to 1 decimal place');
  expect(toDecimalPlaces('0.5', 2)).toBe('0.5, to 2 decimal places');
});

test('apostrophes are straight', () => {
  const folder = path.resolve('src/texts/en');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const curly = files
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('’'));
  expect(curly).toEqual([]);
});
