/** @jest-environment node */
import { withBounds } from '../../../src/build/content/run/bounds';
import { NodeRunner } from '../../../src/build/content/run/NodeRunner';

const TESTS = `test('first', () => expect(one()).toBe(1));
test('second', () => expect(one()).toBe(2));
hidden('third', () => expect(one()).toBe(3));`;

const runner = new NodeRunner();

afterAll(() => runner.stop());

async function outcomes(until?: string): Promise<string[]> {
  const { tests } = await runner.run('const one = () => 1;', TESTS, undefined, until);
  return tests.map(({ outcome }) => outcome);
}

test('tests end with the first failure that tells enough', async () => {
  expect(await outcomes()).toEqual(['passed', 'failed', 'failed']);
  expect(await outcomes('')).toEqual(['passed', 'failed', 'unreached']);
  expect(await outcomes('third')).toEqual(['passed', 'failed', 'failed']);
});

test('a loop with a bound ends by an error, not by the clock', async () => {
  const { end, error } = await runner.run(withBounds('let n = 0;\nwhile (true) n += 1;'));
  expect([end, error?.message]).toEqual(['failed', 'too many turns']);
});
