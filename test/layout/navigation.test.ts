import { currentState, isCurrentGroup, linksOf } from '../../src/site/navigationModel';
import { NESTED_NAVIGATION } from '../support/navigation';

test.each([
  ['/courses', '/courses', 'page'],
  ['/courses/', '/courses', 'page'],
  ['/courses/web-development', '/courses', 'true'],
  ['/course', '/courses', undefined],
  ['/courses-old', '/courses', undefined],
  ['/', '/courses', undefined],
  ['/about', '/courses', undefined],
])('at %s, the entry %s is current: %s', (pathname, link, state) => {
  expect(currentState(pathname, link)).toBe(state);
});

test.each([
  ['/courses', true],
  ['/courses/web-development', true],
  ['/programs/', true],
  ['/about', false],
  ['/courses-old', false],
  ['/', false],
])('at %s, a group of courses and programs is current: %s', (pathname, current) => {
  const items = [
    { key: 'courses', label: 'Courses', link: '/courses' },
    { key: 'programs', label: 'Programs', link: '/programs' },
  ];
  expect(isCurrentGroup(pathname, { key: 'learn', label: 'Learn', items })).toBe(current);
});

test('linksOf returns all links, including those in groups, in display order', () => {
  expect(linksOf(NESTED_NAVIGATION).map(({ key }) => key)).toEqual([
    'tutorials',
    'courses',
    'programs',
    'about',
  ]);
});
