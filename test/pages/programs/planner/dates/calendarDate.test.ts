import {
  addDays,
  isCalendarDate,
  localDate,
  weekdayOf,
} from '../../../../../src/pages/programs/planner/dates/calendarDate';

test.each(['2027-03-01', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
  '%s is a valid date',
  (date) => {
    expect(isCalendarDate(date)).toBe(true);
  },
);

test.each([
  '',
  '2027-02-29',
  '1900-02-29',
  '2027-13-01',
  '2027-00-10',
  '2027-04-31',
  '2027-4-3',
  '0000-01-01',
  '+12027-01-01',
  '2027-03-01T00:00',
  ' 2027-03-01',
  'tomorrow',
])('"%s" is invalid', (date) => {
  expect(isCalendarDate(date)).toBe(false);
});

test.each([
  ['2027-12-31', 1, '2028-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  // These ranges cross daylight saving time changes in Europe and the United States.
  ['2027-03-27', 2, '2027-03-29'],
  ['2027-03-13', 2, '2027-03-15'],
  ['2027-10-30', 2, '2027-11-01'],
  ['2027-03-01', 728, '2029-02-26'],
])('%s plus %d days is %s', (date, days, result) => {
  expect(addDays(date, days)).toBe(result);
});

test.each([
  ['2027-03-01', 1],
  ['2027-03-06', 6],
  ['2027-03-07', 7],
])('%s is weekday %d', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

test('the current date is local, not UTC', () => {
  expect(localDate(new Date(2027, 2, 1, 0, 1))).toBe('2027-03-01');
  expect(localDate(new Date(2027, 2, 1, 23, 59))).toBe('2027-03-01');
});
