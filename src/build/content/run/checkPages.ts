/** Checks the pages of lessons in a browser, except what was right before and has not changed. */
import os from 'node:os';
import path from 'node:path';
import type { Problem } from '../problems';
import type { LessonPrograms } from '../programs';
import type { Cache } from './cache';
import { checkPreview, checkWebExercise, type RunPage } from './checkWebExercise';

interface Job {
  key: string;
  check: (run: RunPage) => Promise<Problem[]>;
}

export interface CheckedPages {
  problems: Problem[];
  /** How many were checked, how many there are, and how many were not, for want of a browser. */
  run: number;
  all: number;
  skipped: number;
}

/** Where the page that checks is kept; it is the same for all lessons, wherever they are. */
const FOLDER = path.resolve('.build/preview');

/** Pages of the browser that are checked at once. */
const MAX_PAGES = 4;

/**
 * Checks every preview and every exercise that asks for a page.
 *
 * @param report - receives how far it is
 */
export async function checkPages(
  lessons: readonly LessonPrograms[],
  cache: Cache,
  report: (text: string) => void = () => undefined,
): Promise<CheckedPages> {
  const jobs = lessons.flatMap((lesson) => jobsOf(lesson, cache));
  const left = jobs.filter(({ key }) => !cache.has(key));
  const checked = { problems: [], run: left.length, all: jobs.length, skipped: 0 };
  if (left.length === 0) return checked;
  // They bring a bundler and a browser along, which a check of nothing new can do without.
  const [{ buildPreview }, { PreviewRunner }] = await Promise.all([
    import('./buildPreview'),
    import('./PreviewRunner'),
  ]);
  const runner = await PreviewRunner.start(
    await buildPreview(FOLDER, cache.keyOf('pages', 'preview')),
  );
  if (runner === undefined) return { ...checked, run: 0, skipped: left.length };
  const problems: Problem[] = [];
  const run: RunPage = (...page) => runner.run(...page);
  const jobsLeft = [...left];
  async function work(): Promise<void> {
    for (let job = jobsLeft.shift(); job !== undefined; job = jobsLeft.shift()) {
      const found = await job.check(run);
      problems.push(...found);
      if (found.length === 0) cache.add(job.key);
      report(`${left.length - jobsLeft.length} of ${left.length} run`);
    }
  }
  const count = Math.min(os.availableParallelism(), MAX_PAGES, left.length);
  await Promise.all(Array.from({ length: count }, work));
  await runner.stop();
  return { ...checked, problems };
}

/** Says in one line what was left out; nothing where nothing was. */
export function skippedText(skipped: number): string {
  return skipped === 0 ? '' : `${skipped} pages weren't checked because no Chromium was found\n`;
}

function jobsOf(lesson: LessonPrograms, cache: Cache): Job[] {
  const { file } = lesson;
  return [
    ...lesson.previews.map((preview) => ({
      key: cache.keyOf('pages', { preview }),
      check: async (run: RunPage) =>
        (await checkPreview(run, preview)).map((fault) => ({ file, ...fault })),
    })),
    ...lesson.webExercises.map((exercise) => ({
      key: cache.keyOf('pages', { exercise }),
      check: (run: RunPage) => checkWebExercise(run, lesson, exercise),
    })),
  ];
}
