import { weeksAt } from '../../../src/pages/programs/paces';
import { weekRange } from '../../../src/texts/en/programSections';

test.each([
  { minutes: { from: 600, to: 1200 }, hours: 10, weeks: { from: 1, to: 2 } },
  { minutes: { from: 601, to: 1201 }, hours: 10, weeks: { from: 2, to: 3 } },
  { minutes: { from: 1, to: 1 }, hours: 60, weeks: { from: 1, to: 1 } },
  { minutes: { from: 2700, to: 4310 }, hours: 3, weeks: { from: 15, to: 24 } },
])('$minutes.from to $minutes.to minutes at $hours hours a week', ({ minutes, hours, weeks }) => {
  expect(weeksAt(minutes, hours)).toEqual(weeks);
});

test('a range with equal ends is a single number', () => {
  expect(weekRange({ from: 4, to: 4 })).toBe('4');
  expect(weekRange({ from: 4, to: 6 })).toBe('4 to 6');
});
