import '../support/school/mockSchool';
import { nearestPages, type Suggestion } from '../../src/pages/notFound/nearestPages';

test.each([
  ['/program', 'Programs'],
  ['/Programs', 'Programs'],
  ['/programs/', 'Programs'],
  ['/programmes', 'Programs'],
  ['/tutorial', 'Tutorials'],
  ['/tutorals', 'Tutorials'],
  ['/course', 'Courses'],
  ['/corses', 'Courses'],
  ['/abuot', 'About Us'],
  ['/tying-knots', 'Knots'],
  ['/courses/sea-chart', 'Charts'],
  ['/en/about', 'About Us'],
  ['/glosary', 'Glossary'],
  ['/glossary', 'Glossary'],
  ['/review', 'Review'],
  ['/long-voyage', 'Voyages'],
  ['/wp-login.php', undefined],
  ['/', undefined],
  ['', undefined],
  [`/${'x'.repeat(5000)}`, undefined],
])('the nearest page to %.40s is %s', (asked, label) => {
  expect(nearestPages(asked)[0]?.label).toBe(label);
});

const LESSONS = [
  { label: 'HTML is a tree', address: '/tutorials/html-is-a-tree' },
  { label: 'Hash maps', address: '/tutorials/hash-maps' },
  { label: 'Your first JavaScript program', address: '/tutorials/say-something' },
] as unknown as Suggestion[];

test.each([
  ['/tutorial/html-tree', 'HTML is a tree'],
  ['/tutorials/hash', 'Hash maps'],
  ['/learn/hash-maps', 'Hash maps'],
  ['/tutorials/maps-of-hash', 'Hash maps'],
  ['/tutorials/htlm-tree', 'HTML is a tree'],
  ['/tutorials/hash-mpas', 'Hash maps'],
  ['/courses/hash-maps', 'Hash maps'],
  ['/tutorial/first-program', 'Your first JavaScript program'],
  ['/tutorial/programs-101', undefined],
  ['/tutorial', 'Tutorials'],
  ['/tutorials/no-such-lesson', undefined],
])('with lessons, the nearest page to %s is %s', (asked, label) => {
  expect(nearestPages(asked, LESSONS)[0]?.label).toBe(label);
});

test('for the Careers link, Programs and About Us are suggested', () => {
  expect(nearestPages('/program', LESSONS).map(({ label }) => label)).toEqual([
    'Programs',
    'About Us',
  ]);
});

test('suggestions are limited, unique, and sorted by distance', () => {
  const near = nearestPages('/courses', [], 2);
  expect(near.length).toBeLessThanOrEqual(2);
  expect(near[0]?.label).toBe('Courses');
  const all = nearestPages('/course', [], 10).map(({ address }) => address);
  expect(new Set(all).size).toBe(all.length);
});
