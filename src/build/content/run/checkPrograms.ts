/** Runs the lessons' programs in several processes. Skips unchanged programs that passed before. */
import os from 'node:os';
import { emptySetOf, type ExampleProgram, type LessonPrograms } from '../solutions/programs';
import type { Problem } from '../problems';
import type { Cache } from './cache';
import { checkExample } from './checkExample';
import { checkExercise } from './checkExercise';
import { checkOrder } from './checkOrder';
import { NodeRunner } from './NodeRunner';
import { programKeys, type ReportKeys } from './reportKeys';
import { UNRECORDED, type Reports } from './Reports';

const MAX_RUNNERS = 4;

/** A check and its cache key. */
interface Job {
  key: string;
  /** Reports that the check makes. */
  reports?: ReportKeys;
  check: (runner: NodeRunner) => Promise<Problem[]>;
}

export interface Checked {
  problems: Problem[];
  /** Number of examples and exercises that ran, and the total number. */
  run: number;
  all: number;
}

/**
 * Checks all examples and exercises in the lessons.
 *
 * @param reports - receives how the wrong solutions fail
 * @param report - receives progress messages
 */
export async function checkPrograms(
  lessons: readonly LessonPrograms[],
  cache: Cache,
  reports: Reports,
  report: (text: string) => void = () => undefined,
): Promise<Checked> {
  const isPending = (job: Job) => !reports.hasAll(job.reports) || !cache.has(job.key);
  const jobs = lessons.flatMap((lesson) => jobsOf(lesson, cache, reports));
  const pythonJobs = lessons.flatMap((lesson) => pythonJobsOf(lesson, cache));
  const problems: Problem[] = [];
  const programs = jobs.filter(isPending);
  const python = pythonJobs.filter(isPending);
  const run = programs.length + python.length;
  const count = Math.min(os.availableParallelism(), MAX_RUNNERS, programs.length);
  await Promise.all([
    ...Array.from({ length: count }, () => work(programs, new NodeRunner())),
    // One process, because starting Python takes longer than running all examples.
    ...(python.length > 0 ? [work(python, new NodeRunner('Python'))] : []),
  ]);
  return { problems, run, all: jobs.length + pythonJobs.length };

  async function work(pending: Job[], runner: NodeRunner): Promise<void> {
    for (let job = pending.shift(); job !== undefined; job = pending.shift()) {
      const found = await job.check(runner);
      problems.push(...found);
      if (found.length === 0) {
        cache.add(job.key);
      }
      const left = programs.length + python.length;
      report(`${run - left} of ${run} run`);
    }
    await runner.stop();
  }
}

function pythonJobsOf({ file, pythonExamples }: LessonPrograms, cache: Cache): Job[] {
  return pythonExamples.map((example) => exampleJob(file, example, cache.keyOf('python', example)));
}

function exampleJob(file: string, example: ExampleProgram, key: string): Job {
  return {
    key,
    check: async (runner) =>
      (await checkExample(runner, example)).map((fault) => ({ file, ...fault })),
  };
}

function jobsOf(lesson: LessonPrograms, cache: Cache, reports: Reports): Job[] {
  const { file } = lesson;
  return [
    ...lesson.examples.map((example) =>
      exampleJob(file, example, cache.keyOf('programs', example)),
    ),
    // The Python solutions are checked separately.
    ...lesson.exercises.map((exercise) => ({
      key: cache.keyOf('programs', { ...exercise, python: undefined }),
      reports: programKeys(exercise),
      check: (runner: NodeRunner) => checkExercise(runner, lesson, exercise, reports),
    })),
    ...lesson.changes.map((change) => ({
      key: cache.keyOf('programs', change),
      check: (runner: NodeRunner) =>
        checkExercise(
          runner,
          lesson,
          { ...change, set: change.set ?? emptySetOf(change) },
          UNRECORDED,
        ),
    })),
    ...lesson.orders.map((order) => ({
      key: cache.keyOf('programs', order),
      check: async (runner: NodeRunner) =>
        (await checkOrder(runner, order)).map((fault) => ({ file, ...fault })),
    })),
  ];
}
