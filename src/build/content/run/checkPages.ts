/** Checks the lessons' pages in a browser. Skips unchanged pages that passed before. */
import os from 'node:os';
import path from 'node:path';
import type { Problem } from '../problems';
import { emptySetOf, type LessonPrograms } from '../solutions/programs';
import type { Cache } from './cache';
import { checkPreview, checkWebExercise } from './checkWebExercise';
import type { RunPage } from './pageFiles';
import { pageKeys, type ReportKeys } from './reportKeys';
import { UNRECORDED, type Reports } from './Reports';

interface Job {
  key: string;
  /** Reports that the check makes. */
  reports?: ReportKeys;
  check: (run: RunPage) => Promise<Problem[]>;
}

export interface CheckedPages {
  problems: Problem[];
  /** Number of pages checked, the total number, and the number skipped because no browser was found. */
  run: number;
  all: number;
  skipped: number;
}

/** Cache folder for the preview page, which is the same for all lessons. */
const FOLDER = path.resolve('.build/preview');

/** Maximum number of browser pages in parallel. */
const MAX_PAGES = 4;

/**
 * Checks all previews and web exercises.
 *
 * @param reports - receives how the wrong solutions fail
 * @param report - receives progress messages
 */
export async function checkPages(
  lessons: readonly LessonPrograms[],
  cache: Cache,
  reports: Reports,
  report: (text: string) => void = () => undefined,
): Promise<CheckedPages> {
  const jobs = lessons.flatMap((lesson) => jobsOf(lesson, cache, reports));
  const pending = jobs.filter((job) => !reports.hasAll(job.reports) || !cache.has(job.key));
  const checked = { problems: [], run: pending.length, all: jobs.length, skipped: 0 };
  if (pending.length === 0) return checked;
  // Imported on demand because they load a bundler and a browser, which aren't needed if everything is
  // cached.
  const [{ buildPreview }, { PreviewRunner }] = await Promise.all([
    import('./buildPreview'),
    import('./PreviewRunner'),
  ]);
  const runner = await PreviewRunner.start(
    await buildPreview(FOLDER, cache.keyOf('pages', 'preview')),
  );
  if (runner === undefined) return { ...checked, run: 0, skipped: pending.length };
  const problems: Problem[] = [];
  const run: RunPage = (...page) => runner.run(...page);
  const jobsLeft = [...pending];
  async function work(): Promise<void> {
    for (let job = jobsLeft.shift(); job !== undefined; job = jobsLeft.shift()) {
      const found = await job.check(run);
      problems.push(...found);
      if (found.length === 0) cache.add(job.key);
      report(`${pending.length - jobsLeft.length} of ${pending.length} run`);
    }
  }
  const count = Math.min(os.availableParallelism(), MAX_PAGES, pending.length);
  await Promise.all(Array.from({ length: count }, work));
  await runner.stop();
  return { ...checked, problems };
}

/** Returns a line that says how many pages were skipped; empty if none were. */
export function skippedText(skipped: number): string {
  return skipped === 0 ? '' : `${skipped} pages weren't checked because no Chromium was found\n`;
}

function jobsOf(lesson: LessonPrograms, cache: Cache, reports: Reports): Job[] {
  const { file } = lesson;
  return [
    ...lesson.previews.map((preview) => ({
      key: cache.keyOf('pages', { preview }),
      check: async (run: RunPage) =>
        (await checkPreview(run, preview)).map((fault) => ({ file, ...fault })),
    })),
    ...lesson.webExercises.map((exercise) => ({
      key: cache.keyOf('pages', { exercise }),
      reports: pageKeys(exercise),
      check: (run: RunPage) => checkWebExercise(run, lesson, exercise, reports),
    })),
    ...lesson.webChanges.map((change) => ({
      key: cache.keyOf('pages', { change }),
      check: (run: RunPage) =>
        checkWebExercise(
          run,
          lesson,
          { ...change, set: change.set ?? emptySetOf(change) },
          UNRECORDED,
        ),
    })),
  ];
}
