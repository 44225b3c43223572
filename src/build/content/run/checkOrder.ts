/** Runs an exercise of lines to put in order: its solution passes, and neither the shuffled lines nor fewer do. */
import { arrange } from '../../../content/arrange';
import { hasPassed } from '../../../sandbox/protocol';
import type { OrderProgram } from '../programs';
import { checkSolution } from './checkExercise';
import type { NodeRunner } from './NodeRunner';
import { ANY_FAILURE, PATIENT, type Fault } from './outcomes';

/** @returns what is wrong, by lines of the lesson's file */
export async function checkOrder(
  runner: NodeRunner,
  { id, line, lines, shuffled, tests }: OrderProgram,
): Promise<Fault[]> {
  // Brings a parser with it, which a check of nothing new can do without.
  const { withBounds } = await import('./bounds');
  const run = (code: string) => runner.run(code, tests.code, PATIENT, ANY_FAILURE);
  // Without its lines, many a loop goes on without end.
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
