import {
  formatDates,
  formatList,
  formatPrice,
  formatTimes,
  zoneName,
} from '../../src/texts/intlFormat';

test.each([
  [1200, 'EUR', '€1,200'],
  [49.5, 'USD', '$49.50'],
  [150_000, 'JPY', '¥150,000'],
  [0, 'USD', '$0'],
])('%d %s is formatted as "%s"', (price, currency, text) => {
  expect(formatPrice(price, currency)).toBe(text);
});

// The spaces around a dash are thin spaces in some versions of ICU.
const plain = (text: string) => text.replace(/\s/g, ' ');

test('dates are formatted as a range, and a single day as a date', () => {
  expect(plain(formatDates('2027-03-01', '2027-06-04'))).toBe('March 1 – June 4, 2027');
  expect(plain(formatDates('2027-03-01', '2027-03-01'))).toBe('March 1, 2027');
});

test('times are formatted on the 12-hour clock', () => {
  expect(plain(formatTimes('18:00', '20:30'))).toBe('6:00 – 8:30 PM');
});

test('a time zone is named in words', () => {
  expect(zoneName('Europe/Berlin')).toBe('Central European Time');
});

test('lists have commas and "and"', () => {
  expect(formatList(['Monday', 'Tuesday', 'Friday'])).toBe('Monday, Tuesday, and Friday');
});
