import '../../support/school/mockSchool';
import { nearestPages } from '../../../src/pages/notFound/nearestPages';

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
  ['/long-voyage', 'Voyages'],
  ['/wp-login.php', undefined],
  ['/', undefined],
  ['', undefined],
  [`/${'x'.repeat(5000)}`, undefined],
])('nearest to %.40s is %s', (asked, label) => {
  expect(nearestPages(asked)[0]?.label).toBe(label);
});

test('no more are named than asked for, each once, nearest first', () => {
  const near = nearestPages('/courses', 2);
  expect(near.length).toBeLessThanOrEqual(2);
  expect(near[0]?.label).toBe('Courses');
  const all = nearestPages('/course', 10).map(({ address }) => address);
  expect(new Set(all).size).toBe(all.length);
});
