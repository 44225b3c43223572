/** Finds branches of a solution that judged tests hardly reach: wrong code in them would pass. */
import type { ExerciseProgram } from '../solutions/programs';
import type { NodeRunner } from './NodeRunner';
import { BUILD_TIME_LIMIT, type Fault } from './outcomes';

/** A branch that runs in fewer cases of each judged test is reported. */
const MIN_CASES = 10;

/** Name of the test that reports the counts. */
const REPORT = '$counts';

/** Counts the probes that run in a case. Declared before the solution, on its first line. */
const PROBES = `let $seen; const $reach = (probe) => void $seen?.add(probe);
const $branch = (value, yes, no) => { $reach(value ? yes : no); return value; };
const $truthy = (value, probe) => { if (!value) $reach(probe); return value; };
const $falsy = (value, probe) => { if (value) $reach(probe); return value; };
const $nullish = (value, probe) => { if (value !== null && value !== undefined) $reach(probe); return value; };
`.replaceAll('\n', ' ');

/** Wraps `property` to count, for each test, the cases in which each probe runs. */
function counting(tests: string, probes: number): string {
  return `const $judged = property, $counts = [];
const $counted = (name, test) => {
  const counts = Array.from({ length: ${probes} }, () => 0);
  $counts.push(counts);
  const end = () => { for (const probe of $seen ?? []) counts[probe] += 1; $seen = undefined; };
  $judged(name, { ...test, label: test.label ?? test.solve.name, solve: (...args) => {
    $seen = new Set();
    let answer;
    try { answer = test.solve(...args); } catch (error) { end(); throw error; }
    if (!(answer instanceof Promise)) { end(); return answer; }
    return answer.then((value) => { end(); return value; }, (error) => { end(); throw error; });
  } });
};
{ const property = $counted; ${tests}
}
hidden('${REPORT}', () => { throw new Error($counts.map(String).join(';')); });`;
}

/**
 * Checks that the judged tests of an exercise reach each branch in the functions that they call.
 *
 * @returns problems, with line numbers in the lesson's file
 */
export async function checkBranches(
  runner: NodeRunner,
  { id, solution, tests }: Pick<ExerciseProgram, 'id' | 'solution' | 'tests'>,
): Promise<Fault[]> {
  if (!/\bproperty\(/.test(tests.code)) return [];
  // Imported on demand because it loads a parser, which isn't needed if everything is cached.
  const { withProbes } = await import('../../../languages/javascript/build/branches');
  const { code, branches, count } = withProbes(solution.code);
  const result = await runner.run(PROBES + code, counting(tests.code, count), BUILD_TIME_LIMIT);
  const counts = /^Error: ([\d,;]+)$/.exec(result.tests.at(-1)?.failure?.message ?? '')?.[1];
  // A solution that fails is reported by `checkSolution`.
  if (counts === undefined) return [];
  const byTest = counts.split(';').map((list) => list.split(',').map(Number));
  const most = (probe: number): number => Math.max(...byTest.map((list) => list[probe] ?? 0));
  return [...branches]
    .filter(([probe, { owner }]) => most(owner) >= MIN_CASES && most(probe) < MIN_CASES)
    .map(([probe, { line, when }]) => ({
      line: solution.line + line,
      reason: `judged cases of "${id}" in which ${when}: ${most(probe)}, but at least ${MIN_CASES} are needed; let them come up more often: a smaller range, longer lists, cases.oneOf or cases.maybe`,
    }));
}
