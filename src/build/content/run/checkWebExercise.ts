/** Checks the pages of an exercise: its solution, its starter, and its sets of right and wrong solutions. */
import { hasPassed, type RunResult } from '../../../sandbox/protocol';
import type { Problem } from '../problems';
import type { LessonPrograms, PreviewProgram, WebProgram } from '../solutions/programs';
import type { WebAttempt, WrongWebAttempt } from '../solutions/webSolutions';
import { ANY_FAILURE, failureOf, faultOf, hasFailureWith, type Fault } from './outcomes';
import { filesOf, type RunPage } from './pageFiles';
import { reportKey } from './reportKeys';
import type { Recorder } from './Reports';

/**
 * @param reports - receives how the starter and the wrong solutions fail
 * @returns problems in the lesson's file and in its solutions file
 */
export async function checkWebExercise(
  run: RunPage,
  { file, solutionsFile }: LessonPrograms,
  exercise: WebProgram,
  reports: Recorder,
): Promise<Problem[]> {
  const { set } = exercise;
  const inLesson = [
    ...(await checkSolution(run, exercise)),
    ...(await checkStarter(run, exercise, reports)),
    ...(await checkStarts(run, exercise)),
  ];
  const inSet: Fault[] = [];
  for (const attempt of set?.right ?? []) {
    inSet.push(...(await checkRight(run, attempt, exercise)));
  }
  for (const attempt of set?.wrong ?? []) {
    inSet.push(...(await checkWrong(run, attempt, exercise, reports)));
  }
  if (set !== undefined && inLesson.length === 0) {
    // Imported on demand because it loads parsers, which aren't needed if everything is cached.
    const { checkPageMutants } = await import('./checkPageMutants');
    const mutants = await checkPageMutants(run, exercise, set.survivors);
    inLesson.push(...mutants.unexplained);
    inSet.push(...mutants.needless);
  }
  return [
    ...inLesson.map((fault) => ({ file, ...fault })),
    ...inSet.map((fault) => ({ file: solutionsFile, ...fault })),
  ];
}

/** @returns problems in a preview's page */
export async function checkPreview(
  run: RunPage,
  { line, files }: PreviewProgram,
): Promise<Fault[]> {
  const fault = pageFault(await run(filesOf(files), `check('is drawn', () => {})`));
  return fault === undefined ? [] : [{ line, reason: `the page of the preview ${fault}` }];
}

async function checkSolution(
  run: RunPage,
  { id, solution, languages, checks }: WebProgram,
): Promise<Fault[]> {
  const result = await run(filesOf(solution), checks.code);
  const line = solution[languages[0] ?? 'html']?.line ?? checks.line;
  const reason = pageFault(result) ?? (hasPassed(result) ? undefined : failureOf(result));
  if (reason !== undefined) {
    return [{ line, reason: `the solution to "${id}" ${reason}` }];
  }
  const kinds = new Set(result.tests.map(({ hidden }) => hidden));
  return kinds.size === 2
    ? []
    : [{ line: checks.line, reason: `"${id}" needs a check that is shown and one that is hidden` }];
}

async function checkStarter(
  run: RunPage,
  { id, line, starter, checks }: WebProgram,
  reports: Recorder,
): Promise<Fault[]> {
  const files = filesOf(starter);
  const check = (until?: string) => run(files, checks.code, until);
  const result = await reports.run(reportKey(files, checks.code), check, ANY_FAILURE);
  return hasPassed(result) ? [{ line, reason: `the starter of "${id}" passes all checks` }] : [];
}

/** Checks that code carried over from the previous part runs. It doesn't have to pass the checks. */
async function checkStarts(
  run: RunPage,
  { id, line, starter, languages, checks, starts = [], continues = '' }: WebProgram,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { words, code } of starts) {
    const files = { ...filesOf(starter), [languages[0] ?? 'html']: code };
    const fault = pageFault(await run(files, checks.code, ANY_FAILURE));
    if (fault !== undefined) {
      faults.push({ line, reason: `"${id}", started from "${words}" of "${continues}", ${fault}` });
    }
  }
  return faults;
}

async function checkRight(
  run: RunPage,
  { line, words, files }: WebAttempt,
  { solution, checks }: WebProgram,
): Promise<Fault[]> {
  const result = await run({ ...filesOf(solution), ...files }, checks.code);
  const reason = pageFault(result) ?? (hasPassed(result) ? undefined : failureOf(result));
  return reason === undefined ? [] : [{ line, reason: `"${words}" is right, but ${reason}` }];
}

async function checkWrong(
  run: RunPage,
  { line, words, by, files }: WrongWebAttempt,
  { solution, checks }: WebProgram,
  reports: Recorder,
): Promise<Fault[]> {
  const page = { ...filesOf(solution), ...files };
  const check = (until?: string) => run(page, checks.code, until);
  const result = await (by === 'stopped'
    ? check()
    : reports.run(reportKey(page, checks.code), check, by));
  const isStopped = by === 'stopped' && result.end === 'stopped';
  if (hasFailureWith(result, by) || isStopped) return [];
  const fault = hasPassed(result) ? 'passes all checks' : (faultOf(result) ?? failureOf(result));
  return [{ line, reason: `"${words}" should fail by "${by}", but it ${fault}` }];
}

/** Describes an error in the page's script or in the checks; undefined if there's none. */
function pageFault(result: RunResult): string | undefined {
  const { error } = result;
  return faultOf(result) ?? (error && `has an error: ${error.name}: ${error.message}`);
}
