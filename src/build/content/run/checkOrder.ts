/**
 * Checks an ordering exercise: its solution must pass; the shuffled lines, and the solution with a line
 * missing, must not.
 */
import { arrange } from '../../../content/exercises/arrange';
import { hasPassed } from '../../../sandbox/protocol';
import type { OrderProgram } from '../solutions/programs';
import { checkSolution } from './checkExercise';
import type { NodeRunner } from './NodeRunner';
import { ANY_FAILURE, BUILD_TIME_LIMIT, type Fault } from './outcomes';

/** @returns problems, with line numbers in the lesson's file */
export async function checkOrder(
  runner: NodeRunner,
  { id, line, lines, shuffled, tests }: OrderProgram,
): Promise<Fault[]> {
  // Imported on demand because it loads a parser, which isn't needed if everything is cached.
  const { withBounds } = await import('../../../languages/javascript/build/bounds');
  const run = (code: string) => runner.run(code, tests.code, BUILD_TIME_LIMIT, ANY_FAILURE);
  // Runs the code with loop limits first, because many loops never end if one of their lines is missing.
  const passes = async (code: string) =>
    hasPassed(await run(withBounds(code))) && hasPassed(await run(code));
  const faults = await checkSolution(runner, { id, solution: lines, tests });
  if (faults.length > 0) {
    return faults;
  }
  if (await passes(shuffled)) {
    faults.push({ line, reason: `the lines of "${id}" pass all tests in shuffled order` });
  }
  const right = lines.code.split('\n').map((text) => text.trim());
  for (const [index, text] of right.entries()) {
    if (await passes(arrange(right.toSpliced(index, 1)))) {
      const reason = `"${id}" passes all tests without the line "${text}"`;
      faults.push({ line: lines.line + 1 + index, reason });
    }
  }
  return faults;
}
