import { checkMutants } from '../../../../src/build/content/run/checkMutants';
import { NodeRunner } from '../../../../src/build/content/run/NodeRunner';

const runner = new NodeRunner();

afterAll(() => runner.stop());

function faultsOf(solution: string, tests: string) {
  const snippet = (code: string) => ({ line: 10, code });
  const exercise = { id: 'a', line: 1, starter: snippet(''), solution: snippet(solution) };
  return checkMutants(runner, { ...exercise, tests: snippet(tests) }, []);
}

test('a change that no test catches is reported with its line', async () => {
  const { unexplained } = await faultsOf(
    'const isOld = (age) =>\n  age > 17;',
    `test('a', () => expect(isOld(20)).toBe(true)); hidden('b', () => expect(isOld(5)).toBe(false));`,
  );
  expect(unexplained.map(({ line }) => line)).toEqual([12, 12]);
});

test('a solution that takes too many steps for its changes to be tried is reported', async () => {
  const { unexplained } = await faultsOf(
    'function count(n) {\n  let i = 0;\n  while (i < n) i += 1;\n  return i;\n}',
    `test('a', () => expect(count(3e7)).toBe(3e7));`,
  );
  expect(unexplained).toEqual([
    {
      line: 10,
      reason: expect.stringMatching(
        /takes more than 20000000 steps .* make their inputs smaller/,
      ) as string,
    },
  ]);
});
