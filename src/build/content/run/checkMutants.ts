/** Finds mutations of a solution that no test catches. */
import { hasPassed, TIME_LIMIT } from '../../../sandbox/protocol';
import type { ExerciseProgram } from '../solutions/programs';
import type { Survivor } from '../solutions/solutions';
import { runnableFault } from '../markdown/syntax';
import { withBounds } from '../../../languages/javascript/build/bounds';
import { mutantsOf, type Mutant } from '../../../languages/javascript/build/mutants';
import type { NodeRunner } from './NodeRunner';
import { ANY_FAILURE, BUILD_TIME_LIMIT, failureOf, faultOf } from './outcomes';
import { findSurvivors, type MutantFaults } from './survivors';

/** Time limit per mutant. Loops are bounded, so only code that waits forever reaches it. */
const LIMIT = TIME_LIMIT;

/** Steps that solutions need in all of their tests: the last is for large inputs. */
const LIMITS = [20_000, 200_000, 2_000_000, 20_000_000];

export async function checkMutants(
  runner: NodeRunner,
  { id, solution, starter, tests }: ExerciseProgram,
  survivors: readonly Survivor[],
): Promise<MutantFaults> {
  const most = await limitFor(runner, solution.code, tests.code);
  if (typeof most !== 'number') {
    const reason = `the solution to "${id}" takes more than ${LIMITS.at(-1)} steps in its tests: it ${most}; make their inputs smaller`;
    return { unexplained: [{ line: solution.line, reason }], needless: [] };
  }
  const mutants = mutantsOf(solution.code, starter.code, most);
  return findSurvivors(
    id,
    { line: solution.line, mutants },
    survivors,
    // Mutants with an explanation get a longer limit, so that a slow run doesn't look like a failed test.
    (mutant, isExplained) =>
      survives(runner, mutant, tests.code, isExplained ? BUILD_TIME_LIMIT : LIMIT),
    'survives',
  );
}

/**
 * Returns a limit for the steps of mutants, ten times as many as the solution needs at most, because a mutant
 * that throws counts as caught. Returns how the solution fails if it takes too many.
 */
async function limitFor(
  runner: NodeRunner,
  solution: string,
  tests: string,
): Promise<number | string> {
  let fault = '';
  for (const limit of LIMITS) {
    const result = await runner.run(withBounds(solution, limit), tests, BUILD_TIME_LIMIT);
    if (hasPassed(result)) return 10 * limit;
    fault = faultOf(result) ?? failureOf(result);
  }
  return fault;
}

async function survives(
  runner: NodeRunner,
  { code, bounded }: Mutant,
  tests: string,
  limit: number,
): Promise<boolean> {
  if (runnableFault(code) !== undefined) {
    return false;
  }
  const result = await runner.run(bounded, tests, limit, ANY_FAILURE);
  // Runs a mutant that passed again, without loop limits and with a longer time limit, to confirm the pass.
  return hasPassed(result) && hasPassed(await runner.run(code, tests, BUILD_TIME_LIMIT));
}
