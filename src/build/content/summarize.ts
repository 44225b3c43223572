/**
 * Checks courses, programs, subjects, questions and ways in, and writes what lists show of them, counted, the search index,
 * the ids of which something can be remembered, home's first exercise, and what the tests of its mended one say.
 *
 *   npx tsx src/build/content/summarize.ts
 *
 * Runs after `generate.ts`, whose lessons it reads. With mistakes it writes nothing, lists one a line on stderr and exits
 * with 1.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TUTORIALS } from '../../../.generated/tutorials';
import { courses } from '../../content/courses';
import { entryPoints } from '../../content/entryPoints';
import type { Lesson } from '../../content/lesson';
import { programs } from '../../content/programs';
import { questions } from '../../content/questions';
import { subjects } from '../../content/subjects';
import { outlinesModule } from './courseOutlines';
import { firstExerciseModule, firstExerciseOf } from './firstExercise';
import { buildSearchIndex } from './searchIndex';
import { shardFiles, shardsOf } from './searchShards';
import { knownIdsModule, knownIdsOf } from './knownIds';
import { mendedProblems, mendedRunsModule, runMended } from './mendedRuns';
import { mockProblems, mockTasksModule, mockTasksOf } from './mockTasks';
import {
  courseIndexModule,
  courseLessonsModule,
  courseSlugsModule,
  firstLessonOf,
  startsModule,
  summariesModule,
} from './summaries';
import { formatContentProblem, validateContent } from './validate';

const FOLDER = path.resolve(import.meta.dirname, '../../../.generated');

const lessons = await readLessons();
const mockTasks = mockTasksOf(courses, lessons);
const mendedRuns = await runMended();
const problems = [
  ...validateContent({
    subjects,
    courses,
    programs,
    questions,
    entryPoints,
    tutorials: TUTORIALS,
  }),
  ...mockProblems(mockTasks),
  ...mendedProblems(mendedRuns),
];
if (problems.length > 0) {
  process.stderr.write(`${problems.map(formatContentProblem).join('\n')}\n`);
  process.exitCode = 1;
} else {
  await writeIfChanged(path.join(FOLDER, 'courseIndex.ts'), courseIndexModule(courses));
  await writeIfChanged(path.join(FOLDER, 'courseSlugs.ts'), courseSlugsModule(courses));
  const counted = { courses, programs, tutorials: TUTORIALS };
  await writeIfChanged(path.join(FOLDER, 'summaries.ts'), summariesModule(counted));
  await writeIfChanged(path.join(FOLDER, 'courseOutlines.ts'), outlinesModule(counted));
  await writeIfChanged(path.join(FOLDER, 'courseLessons.ts'), courseLessonsModule(counted));
  await writeIfChanged(path.join(FOLDER, 'starts.ts'), startsModule(counted, entryPoints));
  const { id: firstId } = firstLessonOf(counted);
  const first = lessons.find(({ id }) => id === firstId);
  await writeIfChanged(
    path.join(FOLDER, 'firstExercise.ts'),
    firstExerciseModule(first ? firstExerciseOf(first) : null),
  );
  await writeIfChanged(path.join(FOLDER, 'mockTasks.ts'), mockTasksModule(mockTasks));
  await writeIfChanged(path.join(FOLDER, 'mendedRuns.ts'), mendedRunsModule(mendedRuns));
  const knownIds = knownIdsOf(lessons, courses, programs);
  await writeIfChanged(path.join(FOLDER, 'knownIds.ts'), knownIdsModule(knownIds));
  const index = buildSearchIndex({ lessons, courses, programs, questions });
  await writeIfChanged(path.join(FOLDER, 'searchIndex.json'), JSON.stringify(index));
  await writeShards(shardFiles(shardsOf(index)));
}

function readLessons(): Promise<Lesson[]> {
  return Promise.all(
    TUTORIALS.map(async ({ slug }) => {
      const text = await readFile(path.join(FOLDER, 'lessons', `${slug}.json`), 'utf8');
      return JSON.parse(text) as Lesson;
    }),
  );
}

async function writeShards(files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(path.join(FOLDER, 'search'), { recursive: true });
  for (const entry of await readdir(path.join(FOLDER, 'search'))) {
    if (!files.has(`search/${entry}`)) await rm(path.join(FOLDER, 'search', entry));
  }
  for (const [name, text] of files) await writeIfChanged(path.join(FOLDER, name), text);
}

/** A file left alone keeps its time stamp, and a watching build stays quiet. */
async function writeIfChanged(file: string, text: string): Promise<void> {
  const old = await readFile(file, 'utf8').catch(() => undefined);
  if (old !== text) await writeFile(file, text);
}
