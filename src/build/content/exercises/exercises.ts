/** Reads JavaScript exercises. */
import type { Code } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { countAdded, MIN_ADDED } from '../../../content/exercises/solutionLines';
import type { ExerciseBlock, WebExerciseBlock } from '../../../content/lesson';
import { readRunnable, reportFault, snippetOf } from '../markdown/codeBlocks';
import { lineOf, report, type Reading } from '../markdown/reading';
import { runnableFault } from '../markdown/syntax';
import { readContinues } from './earlierParts';
import { readTaskFrame, sortTask } from './tasks';
import { isWebExercise, readWebExercise } from './webExercises';

const ONE = { min: 1, max: 1 };

const FENCES = { 'js starter': ONE, 'js tests': ONE, 'js solution': ONE };

/** Reads an exercise. Reports parts that are missing, duplicated or misplaced. */
export function readExercise(
  reading: Reading,
  node: ContainerDirective,
): ExerciseBlock | WebExerciseBlock | undefined {
  if (isWebExercise(node)) {
    return readWebExercise(reading, node);
  }
  const nodes = sortTask(reading, node, FENCES);
  const [starter] = nodes.fences['js starter'];
  const [tests] = nodes.fences['js tests'];
  const [solution] = nodes.fences['js solution'];
  const frame = readTaskFrame(reading, node, nodes);
  if (!frame || !starter || !tests || !solution) {
    return undefined;
  }
  reportTests(reading, tests);
  const earlier = readContinues(node);
  reading.programs.push({
    line: lineOf(node),
    id: frame.id,
    starter: snippetOf(starter),
    tests: snippetOf(tests),
    solution: snippetOf(solution),
    continues: earlier.continues?.id,
  });
  return {
    kind: 'exercise',
    ...frame,
    ...earlier,
    starter: readRunnable(reading, starter),
    tests: tests.value,
    solution: readRunnable(reading, solution),
    ...(countAdded(starter.value, solution.value) >= MIN_ADDED ? { hasLines: true } : {}),
  };
}

/** Matches a call that can fail a test. */
const EXPECTS = /\b(?:expect|property|rerun|inEveryOrder|growth)\(/;

/** Reports tests that can't run or have no assertions. */
export function reportTests(reading: Reading, tests: Code): void {
  reportFault(reading, tests, runnableFault(tests.value));
  for (const name of ['test', 'hidden']) {
    if (!new RegExp(`^\\s*${name}\\(`, 'm').test(tests.value)) {
      report(reading, tests, `the tests need at least one ${name}(…)`);
    }
  }
  if (!EXPECTS.test(tests.value)) {
    report(reading, tests, "the tests don't expect anything");
  }
}
