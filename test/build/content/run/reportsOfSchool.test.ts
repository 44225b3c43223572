import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NodeRunner } from '../../../../src/build/content/run/NodeRunner';
import { reportKey } from '../../../../src/build/content/run/reportKeys';
import { Reports, REPORTS_FILE } from '../../../../src/build/content/run/Reports';
import type { LessonPrograms } from '../../../../src/build/content/solutions/programs';
import { outputFolder } from '../../../../src/build/language/languageFiles';
import { reportHash } from '../../../../src/exercise/mistakes/reportHash';

const PROGRAMS = path.resolve('.generated/programs');

/** Number of exercises to run. */
const SAMPLE = 8;

/** Exercises from different lessons. */
function sampleExercises() {
  const lessons = readdirSync(PROGRAMS).map(
    (name) => JSON.parse(readFileSync(path.join(PROGRAMS, name), 'utf8')) as LessonPrograms,
  );
  const exercises = lessons.flatMap((lesson) => lesson.exercises.slice(0, 1));
  const every = Math.max(1, Math.floor(exercises.length / SAMPLE));
  return exercises.filter((_, index) => index % every === 0);
}

// `check:content` doesn't run known wrong solutions in full, so it can't notice that the code which runs them has changed.
test('wrong solutions still fail the way that the reports say', async () => {
  const runner = new NodeRunner();
  const reports = await Reports.read(outputFolder());
  const behind: string[] = [];
  for (const exercise of sampleExercises()) {
    for (const { code, words } of exercise.set?.wrong ?? []) {
      const known = reports.hashOf(reportKey(code, exercise.tests.code));
      if (known === undefined) continue;
      const result = await runner.run(code, exercise.tests.code);
      const isStopped = result.end === 'stopped';
      if (!isStopped && reportHash(result) !== known) behind.push(`${exercise.id}: ${words}`);
    }
  }
  await runner.stop();
  // If it is: delete the file, and let `npm run check:content` write it.
  expect({ [REPORTS_FILE]: behind }).toEqual({ [REPORTS_FILE]: [] });
}, 120_000);
