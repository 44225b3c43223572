/** Runs an exercise: its solution, its starter, and its sets of right and wrong solutions. */
import { hasPassed, TIME_LIMIT, type RunResult } from '../../../sandbox/protocol';
import type { ExerciseProgram, LessonPrograms } from '../solutions/programs';
import type { Problem } from '../problems';
import type { Attempt, WrongAttempt } from '../solutions/solutions';
import type { NodeRunner } from './NodeRunner';
import { reportKey } from './reportKeys';
import type { Recorder } from './Reports';
import { failureOf, faultOf, hasFailureWith, BUILD_TIME_LIMIT, type Fault } from './outcomes';

/**
 * For a wrong solution, a solutions file names either the test that must fail or one of these keywords. Maps
 * each keyword to how the run must end.
 */
const ENDS: Partial<Record<string, RunResult['end']>> = { error: 'failed', stopped: 'stopped' };

/**
 * @param reports - receives how the starter and the wrong solutions fail
 * @returns problems in the lesson's file and in its solutions file
 */
export async function checkExercise(
  runner: NodeRunner,
  { file, solutionsFile }: LessonPrograms,
  exercise: ExerciseProgram,
  reports: Recorder,
): Promise<Problem[]> {
  const { set, tests } = exercise;
  const inLesson = [
    ...(await checkSolution(runner, exercise)),
    ...(await checkStarter(runner, exercise, reports)),
    ...(await checkStarts(runner, exercise)),
  ];
  const inSet: Fault[] = [];
  for (const attempt of set?.right ?? []) {
    inSet.push(...(await checkRight(runner, attempt, tests.code)));
  }
  for (const attempt of set?.wrong ?? []) {
    inSet.push(...(await checkWrong(runner, attempt, tests.code, reports)));
  }
  if (exercise.solution.typed !== undefined) {
    // Imported on demand because it loads the compiler.
    const { checkTypes } = await import('./checkTypes');
    const types = checkTypes(exercise);
    inLesson.push(...types.inLesson);
    inSet.push(...types.inSet);
  }
  if (set !== undefined && inLesson.length === 0) {
    // Imported on demand because they load a parser, which isn't needed if everything is cached.
    const { checkMutants } = await import('./checkMutants');
    const mutants = await checkMutants(runner, exercise, set.survivors);
    inLesson.push(...mutants.unexplained);
    inSet.push(...mutants.needless);
    const { checkBranches } = await import('./checkBranches');
    inLesson.push(...(await checkBranches(runner, exercise)));
  }
  return [
    ...inLesson.map((fault) => ({ file, ...fault })),
    ...inSet.map((fault) => ({ file: solutionsFile, ...fault })),
  ];
}

/** @returns a problem if the solution doesn't pass, or if all tests are visible or all are hidden */
export async function checkSolution(
  runner: NodeRunner,
  { id, solution, tests }: Pick<ExerciseProgram, 'id' | 'solution' | 'tests'>,
): Promise<Fault[]> {
  const result = await runner.run(solution.code, tests.code, BUILD_TIME_LIMIT);
  if (!hasPassed(result)) {
    const reason = faultOf(result) ?? failureOf(result);
    return [{ line: solution.line, reason: `the solution to "${id}" ${reason}` }];
  }
  const kinds = new Set(result.tests.map(({ hidden }) => hidden));
  return kinds.size === 2
    ? []
    : [{ line: tests.line, reason: `"${id}" needs a test that is shown and one that is hidden` }];
}

async function checkStarter(
  runner: NodeRunner,
  { id, starter, tests }: ExerciseProgram,
  reports: Recorder,
): Promise<Fault[]> {
  const result = await reports.run(reportKey(starter.code, tests.code), () =>
    runner.run(starter.code, tests.code, BUILD_TIME_LIMIT),
  );
  const fault = faultOf(result) ?? (hasPassed(result) ? 'passes all tests' : undefined);
  return fault === undefined
    ? []
    : [{ line: starter.line, reason: `the starter of "${id}" ${fault}` }];
}

/** Checks that code carried over from the previous part runs. It doesn't have to pass the tests. */
async function checkStarts(
  runner: NodeRunner,
  { id, starter, tests, starts = [], continues = '' }: ExerciseProgram,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { words, code } of starts) {
    const fault = faultOf(await runner.run(code, tests.code, BUILD_TIME_LIMIT));
    if (fault !== undefined) {
      const reason = `"${id}", started from "${words}" of "${continues}", ${fault}`;
      faults.push({ line: starter.line, reason });
    }
  }
  return faults;
}

async function checkRight(
  runner: NodeRunner,
  { line, words, code }: Attempt,
  tests: string,
): Promise<Fault[]> {
  const result = await runner.run(code, tests, BUILD_TIME_LIMIT);
  const reason = `"${words}" is right, but ${faultOf(result) ?? failureOf(result)}`;
  return hasPassed(result) ? [] : [{ line, reason }];
}

async function checkWrong(
  runner: NodeRunner,
  { line, words, by, code }: WrongAttempt,
  tests: string,
  reports: Recorder,
): Promise<Fault[]> {
  // The types are checked separately.
  if (by === 'types') return [];
  const end = ENDS[by];
  const limit = by === 'stopped' ? TIME_LIMIT : BUILD_TIME_LIMIT;
  const run = (until?: string) => runner.run(code, tests, limit, until);
  const result = await (end === undefined ? reports.run(reportKey(code, tests), run, by) : run());
  const isExpected = end === undefined ? hasFailureWith(result, by) : result.end === end;
  if (isExpected) {
    return [];
  }
  const fault = hasPassed(result) ? 'passes all tests' : (faultOf(result) ?? failureOf(result));
  return [{ line, reason: `"${words}" should fail by "${by}", but it ${fault}` }];
}
