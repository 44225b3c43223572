import { countOf, formatDate, formatMinutes } from '../../../src/texts/en/format';

test.each([
  [1, 1, '1 minute'],
  [45, 45, '45 minutes'],
  [45, 60, '45 to 60 minutes'],
  [60, 90, '60 to 90 minutes'],
  [45, 120, '45 minutes to 2 hours'],
  [60, 120, '1 to 2 hours'],
  [60, 91, '1 to 1.5 hours'],
  [110, 125, '2 hours'],
  [90, 160, '1.5 to 2.5 hours'],
  [540, 600, '9 to 10 hours'],
  [720, 1080, '12 to 18 hours'],
  [725, 1075, '12 to 18 hours'],
  [60_000, 90_000, '1,000 to 1,500 hours'],
])('%d to %d minutes are formatted as "%s"', (from, to, text) => {
  expect(formatMinutes({ from, to })).toBe(text);
});

test.each([
  [0, '0 lessons'],
  [1, '1 lesson'],
  [8, '8 lessons'],
  [1200, '1,200 lessons'],
])('%d is formatted as "%s"', (count, text) => {
  expect(countOf(count, 'lesson')).toBe(text);
});

test('a noun can have an irregular plural', () => {
  expect([countOf(1, 'syllabus', 'syllabi'), countOf(2, 'syllabus', 'syllabi')]).toEqual([
    '1 syllabus',
    '2 syllabi',
  ]);
});

test('a date is the same in every time zone', () => {
  expect(formatDate('2027-03-03')).toBe('March 3, 2027');
  expect(formatDate('2027-03-03', 'weekday')).toBe('Wednesday, March 3');
});

test.each(Array.from({ length: 12 }, (_, month) => month))(
  'month %i has the same name as in Intl',
  (month) => {
    const day = new Date(Date.UTC(2027, month, 15));
    const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(formatDate(day.toISOString().slice(0, 10))).toBe(inWords.format(day));
  },
);
