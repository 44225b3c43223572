/** Finds mutations of a solution that no test catches. */
import { hasPassed, TIME_LIMIT } from '../../../sandbox/protocol';
import type { ExerciseProgram } from '../solutions/programs';
import type { Survivor } from '../solutions/solutions';
import { runnableFault } from '../markdown/syntax';
import { withBounds } from '../../../languages/javascript/build/bounds';
import { mutantsOf, type Mutant } from '../../../languages/javascript/build/mutants';
import type { NodeRunner } from './NodeRunner';
import { ANY_FAILURE, BUILD_TIME_LIMIT, failureOf, faultOf, type Fault } from './outcomes';

/** Time limit per mutant. Loops are bounded, so only code that waits forever reaches it. */
const LIMIT = TIME_LIMIT;

export interface MutantFaults {
  /** Mutants that pass all tests. Line numbers refer to the lesson's file. */
  unexplained: Fault[];
  /**
   * Explanations that aren't needed, because a test catches the mutant. Line numbers refer to the solutions
   * file.
   */
  needless: Fault[];
}

export async function checkMutants(
  runner: NodeRunner,
  { id, solution, starter, tests }: ExerciseProgram,
  survivors: readonly Survivor[],
): Promise<MutantFaults> {
  const explained = new Set(survivors.map(({ code }) => normalized(code)));
  const surviving = new Set<string>();
  // Otherwise, all mutants would fail at the limits.
  const limited = await runner.run(withBounds(solution.code), tests.code, BUILD_TIME_LIMIT);
  if (!hasPassed(limited)) {
    const reason = `the solution to "${id}" takes too many steps in its tests: it ${faultOf(limited) ?? failureOf(limited)}; make their inputs smaller`;
    return { unexplained: [{ line: solution.line, reason }], needless: [] };
  }
  const unexplained: Fault[] = [];
  for (const mutant of mutantsOf(solution.code, starter.code)) {
    // Mutants with an explanation get a longer limit, so that a slow run doesn't look like a failed test.
    const limit = explained.has(normalized(mutant.code)) ? BUILD_TIME_LIMIT : LIMIT;
    if (await survives(runner, mutant, tests.code, limit)) {
      surviving.add(normalized(mutant.code));
      if (!explained.has(normalized(mutant.code))) {
        unexplained.push({
          line: solution.line + mutant.line,
          reason: `"${id}": no test catches "${mutant.before.join(' ')}" changed to "${mutant.after.join(' ')}"; test it, or explain in a survives fence why it can survive`,
        });
      }
    }
  }
  const needless = survivors
    .filter(({ code }) => !surviving.has(normalized(code)))
    .map(({ line }) => ({ line, reason: "this change doesn't survive; remove it" }));
  return { unexplained, needless };
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

/** Removes indentation and empty lines. */
function normalized(code: string): string {
  return code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
