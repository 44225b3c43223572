import { differenceOf } from '../../../../src/languages/javascript/kit/difference';
import { isEqual } from '../../../../src/languages/javascript/kit/equal';

test.each<[received: unknown, expected: unknown, message: RegExp]>([
  [undefined, 3, /return missing/],
  [undefined, null, /return missing/],
  [3, undefined, /should be undefined/],
  [0, null, /should be null/],
  [Promise.resolve(3), 3, /await missing/],
  [() => 3, 3, /parentheses missing/],
  ['3', 3, /a string, not a number/],
  [3, '3', /a number, not a string/],
  ['a', ['a'], /isn't a list/],
  [NaN, 3, /isn't a number/],
  [-3, 3, /sign/],
  [2, 3, /^The values are different\.$/],
  [0, 1, /^The values are different\.$/],
  [4, 5, /^The values are different\.$/],
  [6, 5, /off by one/],
  [99, 100, /off by one/],
  [7, 3, /^The values are different\.$/],
  ['Ada', 'ada', /capital/],
  ['a b', 'ab', /spaces/],
  ['x', 'y', /^The values are different\.$/],
  [[1], [1, 2], /^There is 1 item missing/],
  [[1, 2], [1], /^There is 1 item too many/],
  [[1, 2, 3], [1], /^There are 2 items too many/],
  [[2, 1, 1], [1, 1, 2], /different order/],
  [[2, 2, 1], [1, 1, 2], /item 1/],
  [[{ a: 1 }, { a: 3 }], [{ a: 1 }, { a: 2 }], /item 2/],
  [{ a: 1 }, { a: 1, b: 2 }, /property b is missing/],
  [{ a: 1, b: 2 }, { a: 1 }, /property b shouldn't be there/],
  [{ a: 1 }, { a: 2 }, /property a is different/],
  [new Map([[1, 1]]), new Map([[1, 2]]), /^The values are different\.$/],
])('%p for %p', (received, expected, message) => {
  expect(differenceOf(received, expected)).toMatch(message);
});

test('an item that differs stays different inside a set', () => {
  const [item, other] = [{ a: 1 }, { a: 2 }];
  expect(isEqual(new Set([[item], [item]]), new Set([[other], [other]]))).toBe(false);
});
