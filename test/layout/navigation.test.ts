import { currentState } from '../../src/layout/navigation';

test.each([
  ['/courses', '/courses', 'page'],
  ['/courses/', '/courses', 'page'],
  ['/courses/web-development', '/courses', 'true'],
  ['/course', '/courses', undefined],
  ['/courses-old', '/courses', undefined],
  ['/', '/courses', undefined],
  ['/about', '/courses', undefined],
])('at %s the entry of %s is current: %s', (pathname, link, state) => {
  expect(currentState(pathname, link)).toBe(state);
});
