import { moveActive } from '../../../src/search/dialog/moveActive';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowDown', -1, 0, null],
  ['End', -1, 0, null],
  ['ArrowRight', 1, 3, null],
  ['h', 1, 3, null],
])('%s from option %d of %d moves to %s', (key, active, length, expected) => {
  expect(moveActive(key, active, length)).toBe(expected);
});
