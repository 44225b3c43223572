import { checkBranches } from '../../../../src/build/content/run/checkBranches';
import { NodeRunner } from '../../../../src/build/content/run/NodeRunner';

const runner = new NodeRunner();

afterAll(() => runner.stop());

/** Returns the lines of a solution, from 1, and the reasons of the problems. */
async function problemsOf(solution: string, tests: string): Promise<[number, string][]> {
  const snippet = (code: string) => ({ line: 0, code });
  const exercise = { id: 'a', solution: snippet(solution), tests: snippet(tests) };
  const faults = await checkBranches(runner, exercise);
  return faults.map(({ line, reason }) => [line, /in which (.*?), but/.exec(reason)?.[1] ?? '']);
}

const judged = (generators: string) =>
  `property('all', { solve: f, judge: (...args) => f(...args), cases: [${generators}] });`;

test.each<[string, string, string, [number, string][]]>([
  [
    'an if',
    'const f = (n) => {\n  if (n > 90) return 1;\n  return 0;\n};',
    'cases.integer()',
    [[2, '"n > 90" is true: 0']],
  ],
  [
    'an if that is always true',
    'const f = (n) => {\n  if (n < 90) return 1;\n  return 0;\n};',
    'cases.integer()',
    [[2, '"n < 90" is false: 0']],
  ],
  [
    'a conditional',
    'const f = (n) =>\n  n > 90\n    ? 1 : 0;',
    'cases.integer()',
    [[2, '"n > 90" is true: 0']],
  ],
  [
    'a while',
    'function f(n) {\n  while (n > 90) n -= 1;\n  return n;\n}',
    'cases.integer()',
    [[2, '"n > 90" is true: 0']],
  ],
  [
    'a for',
    'function f(n) {\n  for (let i = 90; i < n; i += 1) n -= 1;\n  return n;\n}',
    'cases.integer()',
    [[2, '"i < n" is true: 0']],
  ],
  [
    'a for-of',
    'function f(n) {\n  for (const x of [].slice(n)) return x;\n  return n;\n}',
    'cases.integer()',
    [[2, '"[].slice(n)" isn\'t empty: 0']],
  ],
  ['an and', 'const f = (n) => n > 90 && n;', 'cases.integer()', [[1, '"n > 90" is truthy: 0']]],
  ['an or', 'const f = (n) => n > 90 || n;', 'cases.integer()', [[1, '"n > 90" isn\'t falsy: 0']]],
  ['a default', 'const f = (n) => n ?? 3;', 'cases.integer()', [[1, '"n" is nullish: 0']]],
  [
    'a case',
    "function f(n) {\n  switch (n) {\n    case 'x': return 1;\n    case 'y':\n    default: return 2;\n  }\n}",
    'cases.integer()',
    [[3, `the case is "'x'": 0`]],
  ],
  [
    'a branch in a callback',
    'const f = (l) => l.map((n) =>\n  n > 90 ? 1 : 0);',
    'cases.list(cases.integer())',
    [[2, '"n > 90" is true: 0']],
  ],
  [
    'an asynchronous function',
    'const f = async (n) => {\n  await null;\n  return n > 90 ? 1 : 0;\n};',
    'cases.integer()',
    [[3, '"n > 90" is true: 0']],
  ],
  [
    'branches that enough cases reach',
    'const f = (n) => {\n  if (n < 0) return -1;\n  return n > 5 && n !== 7 ? n : n || 3;\n};',
    'cases.integer({ min: -9, max: 9 })',
    [],
  ],
  [
    'a function that no judged test calls',
    'const f = (n) => n;\nconst g = (n) => (n > 3 ? 1 : 0);',
    'cases.integer()',
    [],
  ],
  [
    'code outside functions',
    'const f = (n) => n;\nconst g = f(1) > 3 ? 1 : 0;',
    'cases.integer()',
    [],
  ],
])('%s: the branches that few cases reach are reported', async (_name, code, generators, found) => {
  expect(await problemsOf(code, judged(generators))).toEqual(found);
});

test('the cases of each judged test count separately, those of other tests never', async () => {
  const code = 'const f = (n) => (n > 90 ? 1 : 0);';
  const other = `test('t', () => { for (let n = 0; n < 200; n += 1) f(n); });`;
  expect(await problemsOf(code, `${judged('cases.integer()')} ${other}`)).toHaveLength(1);
  const large = judged('cases.integer({ min: 95, max: 99 })');
  expect(await problemsOf(code, `${judged('cases.integer()')} ${large}`)).toEqual([]);
  expect(await problemsOf(code, other)).toEqual([]);
});
