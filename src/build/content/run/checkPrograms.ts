/** Runs the lessons' programs in several processes. Skips unchanged programs that passed before. */
import os from 'node:os';
import { emptySetOf, type LessonPrograms } from '../solutions/programs';
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
  const jobs = lessons.flatMap((lesson) => jobsOf(lesson, cache, reports));
  const pending = jobs.filter((job) => !reports.hasAll(job.reports) || !cache.has(job.key));
  const run = pending.length;
  const problems: Problem[] = [];
  const count = Math.min(os.availableParallelism(), MAX_RUNNERS, pending.length);
  const workers = Array.from({ length: count }, async () => {
    const runner = new NodeRunner();
    for (let job = pending.shift(); job !== undefined; job = pending.shift()) {
      const found = await job.check(runner);
      problems.push(...found);
      if (found.length === 0) {
        cache.add(job.key);
      }
      report(`${run - pending.length} of ${run} run`);
    }
    await runner.stop();
  });
  await Promise.all(workers);
  return { problems, run, all: jobs.length };
}

function jobsOf(lesson: LessonPrograms, cache: Cache, reports: Reports): Job[] {
  const { file } = lesson;
  return [
    ...lesson.examples.map((example) => ({
      key: cache.keyOf('programs', example),
      check: async (runner: NodeRunner) =>
        (await checkExample(runner, example)).map((fault) => ({ file, ...fault })),
    })),
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
