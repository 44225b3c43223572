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
import { COURSE_INDEX } from '../../content/courseIndex';
import { courses } from '../../content/courses';
import type { Lesson } from '../../content/lesson';
import { programs } from '../../content/programs';
import { questions } from '../../content/questions';
import { subjects } from '../../content/subjects';
import type { CourseSummary, ProgramSummary, SiteFacts } from '../../content/summary';
import { courseTotals, mapTutorials, programTotals } from '../../content/totals';
import { buildSearchIndex } from './searchIndex';
import { formatContentProblem, validateContent } from './validate';

const FOLDER = path.resolve(import.meta.dirname, '../../../.generated');

const problems = validateContent({
  subjects,
  courses,
  courseIndex: COURSE_INDEX,
  programs,
  questions,
  tutorials: TUTORIALS,
});
if (problems.length > 0) {
  process.stderr.write(`${problems.map(formatContentProblem).join('\n')}\n`);
  process.exitCode = 1;
} else {
  await writeIfChanged(path.join(FOLDER, 'summaries.ts'), summariesModule());
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

function summariesModule(): string {
  const tutorials = mapTutorials(TUTORIALS);
  const courseSummaries = courses.map<CourseSummary>((course) => ({
    id: course.id,
    slug: course.slug,
    title: course.title,
    description: course.description,
    level: course.level,
    topics: course.topics,
    totals: courseTotals(course, tutorials),
  }));
  const programSummaries = programs.map<ProgramSummary>((program) => ({
    id: program.id,
    slug: program.slug,
    title: program.title,
    description: program.description,
    courseTitles: [
      ...new Set(
        program.steps.map(({ course }) => courses.find(({ id }) => id === course)?.title ?? course),
      ),
    ],
    checkpoints: program.steps.length,
    totals: programTotals(program, courses, tutorials),
  }));
  const siteFacts: SiteFacts = {
    courses: courses.length,
    programs: programs.length,
    tutorials: TUTORIALS.length,
    exercises: TUTORIALS.reduce((sum, { exercises }) => sum + exercises, 0),
    minutes: {
      from: TUTORIALS.reduce((sum, { minutes }) => sum + minutes.from, 0),
      to: TUTORIALS.reduce((sum, { minutes }) => sum + minutes.to, 0),
    },
  };
  return `// Made by src/build/content/summarize.ts from src/content. Changes here are lost.
import type { CourseSummary, ProgramSummary, SiteFacts } from '../src/content/summary';

export const COURSE_SUMMARIES: readonly CourseSummary[] = ${JSON.stringify(courseSummaries, null, 2)};

export const PROGRAM_SUMMARIES: readonly ProgramSummary[] = ${JSON.stringify(programSummaries, null, 2)};

export const SITE_FACTS: SiteFacts = ${JSON.stringify(siteFacts, null, 2)};
`;
}

/** A file left alone keeps its time stamp, and a watching build stays quiet. */
async function writeIfChanged(file: string, text: string): Promise<void> {
  const old = await readFile(file, 'utf8').catch(() => undefined);
  if (old !== text) await writeFile(file, text);
}
