import { checkOrder } from '../../../../src/build/content/run/checkOrder';
import { NodeRunner } from '../../../../src/build/content/run/NodeRunner';

const RIGHT = `function addUp(numbers) {
  let total = 0;
  for (const number of numbers) {
    total += number;
  }
  return total;
}`;

const TESTS = `test('adds', () => expect(addUp([1, 2])).toBe(3));
hidden('nothing', () => expect(addUp([])).toBe(0));`;

const runner = new NodeRunner();

afterAll(() => runner.stop());

const check = (code: string, shuffled = 'return total;', tests = TESTS) =>
  checkOrder(runner, {
    id: 'add-up',
    line: 5,
    lines: { line: 10, code },
    shuffled,
    tests: { line: 30, code: tests },
  });

test('lines that pass only when complete and in order have no problems', async () => {
  expect(await check(RIGHT)).toEqual([]);
});

test.each([
  ['an order that fails', RIGHT.replace('+=', '-='), undefined, 10, /the solution to "add-up"/],
  ['shuffled lines that pass', RIGHT, RIGHT, 5, /pass all tests in shuffled order/],
  [
    "a line that isn't needed",
    RIGHT.replace('total = 0;', 'total = 0;\n  numbers = [...numbers];'),
    undefined,
    13,
    /passes all tests without the line "numbers = \[\.\.\.numbers\];"/,
  ],
])('reports %s with the line', async (_fault, code, shuffled, line, reason) => {
  expect(await check(code, shuffled)).toEqual([
    { line, reason: expect.stringMatching(reason) as string },
  ]);
});
