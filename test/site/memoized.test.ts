import { bracketsAround } from '../../src/languages/javascript/source/brackets';
import { findFunctions } from '../../src/languages/javascript/source/declared';
import { tokensOf } from '../../src/languages/javascript/source/tokens';
import { memoized } from '../../src/site/memoized';

test('a result is computed once for each object', () => {
  const read = jest.fn((tokens: readonly unknown[]) => tokens.length);
  const count = memoized(read);
  const [one, other] = [tokensOf('a + b'), tokensOf('a + b')];
  expect([count(one), count(one), count(other), count(one)]).toEqual([3, 3, 3, 3]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('functions and brackets are found once for all tokens', () => {
  const tokens = tokensOf('function f(a) { return [a]; }');
  expect(findFunctions(tokens)).toBe(findFunctions(tokens));
  expect(bracketsAround(tokens)).toBe(bracketsAround(tokens));
});
