import {
  dayEnd,
  dayStart,
  instantOf,
  LAST_ZONE,
  withOffset,
} from '../../../../src/build/content/office/instants';

test.each([
  ['2027-01-15T18:00', 'Europe/Berlin', '2027-01-15T17:00:00.000Z'],
  ['2027-07-15T18:00', 'Europe/Berlin', '2027-07-15T16:00:00.000Z'],
  ['2027-07-15T18:00', 'America/New_York', '2027-07-15T22:00:00.000Z'],
  ['2027-07-15T18:00', 'Asia/Kolkata', '2027-07-15T12:30:00.000Z'],
  ['2027-07-15T18:00', 'UTC', '2027-07-15T18:00:00.000Z'],
  // The hour before the clocks change, and the day of the change.
  ['2027-03-28T01:30', 'Europe/Berlin', '2027-03-28T00:30:00.000Z'],
  ['2027-03-28T12:00', 'Europe/Berlin', '2027-03-28T10:00:00.000Z'],
])('%s in %s is %s', (local, timeZone, instant) => {
  expect(instantOf(local, timeZone).toISOString()).toBe(instant);
});

test('a day starts and ends at midnight of its zone', () => {
  expect(dayStart('2027-03-01', 'Europe/Berlin')).toBe('2027-02-28T23:00:00.000Z');
  expect(dayEnd('2027-02-28', 'Europe/Berlin')).toBe('2027-02-28T23:00:00.000Z');
});

test('without a zone, a day lasts until it has ended everywhere', () => {
  expect(dayEnd('2027-02-28', LAST_ZONE)).toBe('2027-03-01T12:00:00.000Z');
});

test('a local time is written with its offset', () => {
  expect(withOffset('2027-07-15T18:00', 'America/New_York')).toBe('2027-07-15T18:00-04:00');
});
