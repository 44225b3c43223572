import { formatTime, isTimeOfDay } from '../../../../../src/pages/programs/planner/dates/timeOfDay';

test.each(['00:00', '09:05', '18:30', '23:59'])('%s is a valid time of day', (text) => {
  expect(isTimeOfDay(text)).toBe(true);
});

test.each(['', '24:00', '9:00', '18:60', '18:00:00', 'six', '18:00 '])(
  '"%s" is invalid',
  (text) => {
    expect(isTimeOfDay(text)).toBe(false);
  },
);

test.each([
  ['00:05', '12:05 AM'],
  ['09:00', '9:00 AM'],
  ['12:00', '12:00 PM'],
  ['18:30', '6:30 PM'],
])('%s is formatted as %s', (time, said) => {
  expect(formatTime(time)).toBe(said);
});
