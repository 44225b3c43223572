/** Finds the changes of a solution that no test notices. */
import { hasPassed, TIME_LIMIT } from '../../../sandbox/protocol';
import type { ExerciseProgram } from '../programs';
import type { Survivor } from '../solutions';
import { runnableFault } from '../syntax';
import { mutantsOf, type Mutant } from './mutants';
import type { NodeRunner } from './NodeRunner';
import { ANY_FAILURE, PATIENT, type Fault } from './outcomes';

/** Loops end by themselves; what waits without end is given up soon. */
const LIMIT = TIME_LIMIT;

export interface MutantFaults {
  /** Changes that pass all tests, by lines of the lesson. */
  unexplained: Fault[];
  /** Explanations of changes that do not, by lines of the sets. */
  needless: Fault[];
}

export async function checkMutants(
  runner: NodeRunner,
  { id, solution, starter, tests }: ExerciseProgram,
  survivors: readonly Survivor[],
): Promise<MutantFaults> {
  const explained = new Set(survivors.map(({ code }) => squeezed(code)));
  const surviving = new Set<string>();
  const unexplained: Fault[] = [];
  for (const mutant of mutantsOf(solution.code, starter.code)) {
    // A busy machine must not stop one that is known to survive.
    const limit = explained.has(squeezed(mutant.code)) ? PATIENT : LIMIT;
    if (await survives(runner, mutant, tests.code, limit)) {
      surviving.add(squeezed(mutant.code));
      if (!explained.has(squeezed(mutant.code))) {
        unexplained.push({
          line: solution.line + mutant.line,
          reason: `"${id}": no test notices "${mutant.before.join(' ')}" changed to "${mutant.after.join(' ')}"; test it, or say why it may survive in a survives fence`,
        });
      }
    }
  }
  const needless = survivors
    .filter(({ code }) => !surviving.has(squeezed(code)))
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
  // A machine that is busy may stop what another one would not.
  return hasPassed(result) && hasPassed(await runner.run(code, tests, PATIENT));
}

/** Code without its space and its empty lines. */
function squeezed(code: string): string {
  return code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
