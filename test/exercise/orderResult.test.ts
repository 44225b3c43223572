import { withMissingLine } from '../../src/exercise/order/orderResult';
import { emptyResult } from '../../src/sandbox/protocol';

test.each([
  ['price is not defined', 'let price = 20;'],
  ["Can't find variable: price", 'const price = 20;'],
  ['assignment to undeclared variable price', 'let price = 20;'],
  ['price is not defined', 'function price() {'],
])('%s: the missing line declares it', (message, unused) => {
  const error = { name: 'ReferenceError', message };
  expect(withMissingLine({ ...emptyResult('finished'), error }, [unused]).error?.plain).toBe(
    "The line that declares `price` isn't in your program yet.",
  );
});

test('a name that no missing line declares keeps its explanation', () => {
  const error = { name: 'ReferenceError', message: 'price is not defined', plain: 'Check it.' };
  const result = { ...emptyResult('finished'), error };
  expect(withMissingLine(result, ['let prices = 3;', 'price;'])).toBe(result);
});
