import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Cache } from '../../../src/build/content/run/cache';
import { Reports } from '../../../src/build/content/run/Reports';
import { checkPages } from '../../../src/build/content/run/checkPages';
import { formatProblem } from '../../../src/build/content/problems';
import type { LessonPrograms } from '../../../src/build/content/solutions/programs';
import { need, sample } from '../support/content/need';

const PROGRAMS = path.resolve('.generated/programs');

// `npm run check:content` also checks this, but skips the pages if it finds no browser.
const ALL = { tag: '@all' };

test('every web page in the lessons passes its checks, and none is skipped', ALL, async () => {
  test.setTimeout(600_000);
  const lessons = await Promise.all(
    (await readdir(PROGRAMS)).map(
      async (name) =>
        JSON.parse(await readFile(path.join(PROGRAMS, name), 'utf8')) as LessonPrograms,
    ),
  );
  need(
    sample(
      'web page in a lesson',
      lessons.filter(({ webExercises, previews }) => webExercises.length + previews.length > 0),
    ),
  );
  const reports = await Reports.read(path.dirname(PROGRAMS));
  const { problems, skipped, all } = await checkPages(lessons, await Cache.ofSite(), reports);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(skipped).toBe(0);
  expect(all).toBeGreaterThan(0);
});
