/** Reads JavaScript exercises. */
import type { Code } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { countAdded, MIN_ADDED } from '../../../content/exercises/solutionLines';
import type { ExerciseBlock, WebExerciseBlock } from '../../../content/lesson';
import { languageOf, readRunnable, reportFault, snippetOf } from '../markdown/codeBlocks';
import { readProgram } from '../markdown/readProgram';
import { lineOf, report, type Reading } from '../markdown/reading';
import { runnableFault } from '../markdown/syntax';
import { readContinues } from './earlierParts';
import { reportPython } from './pythonSolutions';
import { readTaskFrame, sortTask } from './tasks';
import { isWebExercise, readWebExercise } from './webExercises';

const ONE = { min: 1, max: 1 };

const OPTIONAL = { min: 0, max: 1 };

/** An exercise's fences, by its language. */
const FENCES = {
  js: { 'js starter': ONE, 'js tests': ONE, 'js solution': ONE, 'python solution': OPTIONAL },
  ts: {
    'ts starter': ONE,
    'js tests': ONE,
    'ts types': OPTIONAL,
    'ts solution': ONE,
    'python solution': OPTIONAL,
  },
};

/** Reads an exercise. Reports parts that are missing, duplicated or misplaced. */
export function readExercise(
  reading: Reading,
  node: ContainerDirective,
): ExerciseBlock | WebExerciseBlock | undefined {
  if (isWebExercise(node)) {
    return readWebExercise(reading, node);
  }
  const language = node.children.some((child) => child.type === 'code' && child.lang === 'ts')
    ? 'ts'
    : 'js';
  const nodes = sortTask<string>(reading, node, FENCES[language]);
  const [starter] = nodes.fences[`${language} starter`] ?? [];
  const [tests] = nodes.fences['js tests'] ?? [];
  const [solution] = nodes.fences[`${language} solution`] ?? [];
  const [typeTests] = nodes.fences['ts types'] ?? [];
  const [python] = nodes.fences['python solution'] ?? [];
  const frame = readTaskFrame(reading, node, nodes);
  if (!frame || !starter || !tests || !solution) {
    return undefined;
  }
  reportTests(reading, tests);
  if (typeTests) reportFault(reading, typeTests, readProgram(typeTests.value, 'ts').fault);
  if (python) reportPython(reading, python, { tests, solution });
  const earlier = readContinues(node);
  reading.programs.push({
    line: lineOf(node),
    id: frame.id,
    starter: snippetOf(starter),
    tests: snippetOf(tests),
    ...(typeTests ? { typeTests: snippetOf(typeTests) } : {}),
    solution: snippetOf(solution),
    ...(python ? { python: snippetOf(python) } : {}),
    continues: earlier.continues?.id,
  });
  return {
    kind: 'exercise',
    ...languageOf(starter),
    ...frame,
    ...earlier,
    starter: readRunnable(reading, starter),
    tests: tests.value,
    ...(typeTests ? { typeTests: typeTests.value } : {}),
    solution: readRunnable(reading, solution),
    ...(python ? { python: reading.highlight(python.value, 'python') } : {}),
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
