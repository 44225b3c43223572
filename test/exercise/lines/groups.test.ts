import { addTo, moved, without } from '../../../src/exercise/order/groups';

const GROUPS = [[1, 2], [], [3]];

test('a line is added at the end of a group, and removed from any', () => {
  expect(addTo(GROUPS, 0, 4)).toEqual([[1, 2, 4], [], [3]]);
  expect(without(GROUPS, 2)).toEqual([[1], [], [3]]);
});

test('a line moves within its group, and at its end into the next one', () => {
  expect(moved(GROUPS, 1, 1)).toEqual([[2, 1], [], [3]]);
  expect(moved(GROUPS, 2, 1)).toEqual([[1], [2], [3]]);
  expect(moved([[1], [2], [3]], 2, 1)).toEqual([[1], [], [2, 3]]);
  expect(moved(GROUPS, 3, -1)).toEqual([[1, 2], [3], []]);
  expect(moved([[1, 2], [3]], 3, -1)).toEqual([[1, 2, 3], []]);
});

test("the first and the last line don't move further", () => {
  expect(moved(GROUPS, 1, -1)).toBeUndefined();
  expect(moved(GROUPS, 3, 1)).toBeUndefined();
  expect(moved(GROUPS, 9, 1)).toBeUndefined();
});
