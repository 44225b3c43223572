/**
 * Checks courses, programs, subjects and questions, and writes what lists show of them, counted, and the search index.
 *
 *   npx tsx src/build/content/summarize.ts
 *
 * Runs after `generate.ts`, whose lessons it reads. With mistakes it writes nothing, lists one a line on stderr and exits
 * with 1.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TUTORIALS } from '../../../.generated/tutorials';
import { courses } from '../../content/courses';
import type { Lesson } from '../../content/lesson';
import { programs } from '../../content/programs';
import { questions } from '../../content/questions';
import { subjects } from '../../content/subjects';
import { buildSearchIndex } from './searchIndex';
import { courseIndexModule, courseSlugsModule, summariesModule } from './summaries';
import { formatContentProblem, validateContent } from './validate';

const FOLDER = path.resolve(import.meta.dirname, '../../../.generated');

const problems = validateContent({
  subjects,
  courses,
  programs,
  questions,
  tutorials: TUTORIALS,
});
if (problems.length > 0) {
  process.stderr.write(`${problems.map(formatContentProblem).join('\n')}\n`);
  process.exitCode = 1;
} else {
  await writeIfChanged(path.join(FOLDER, 'courseIndex.ts'), courseIndexModule(courses));
  await writeIfChanged(path.join(FOLDER, 'courseSlugs.ts'), courseSlugsModule(courses));
  await writeIfChanged(
    path.join(FOLDER, 'summaries.ts'),
    summariesModule({ courses, programs, tutorials: TUTORIALS }),
  );
  const index = buildSearchIndex({ lessons: await readLessons(), courses, programs, questions });
  await writeIfChanged(path.join(FOLDER, 'searchIndex.json'), JSON.stringify(index));
}

function readLessons(): Promise<Lesson[]> {
  return Promise.all(
    TUTORIALS.map(async ({ slug }) => {
      const text = await readFile(path.join(FOLDER, 'lessons', `${slug}.json`), 'utf8');
      return JSON.parse(text) as Lesson;
    }),
  );
}

/** A file left alone keeps its time stamp, and a watching build stays quiet. */
async function writeIfChanged(file: string, text: string): Promise<void> {
  const old = await readFile(file, 'utf8').catch(() => undefined);
  if (old !== text) await writeFile(file, text);
}
