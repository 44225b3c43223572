/**
 * Checks courses, programs, subjects, questions and entry points. Writes the summaries for lists, the search index, the known ids, home's first
 * exercise, the test results of its fixed example, and the finished projects with their posters.
 *
 * Imported by `generate.ts` once it has compiled the lessons, which this reads. With mistakes it writes nothing and lists one per
 * line on stderr.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { TUTORIALS } from '../../../.generated/tutorials';
import { courses } from '../../content/courses';
import { entryPoints } from '../../content/entryPoints';
import type { Lesson } from '../../content/lesson';
import { programs } from '../../content/programs';
import { questions } from '../../content/questions';
import { subjects } from '../../content/subjects';
import { finishedProjects, projectFiles } from './finishedProjects';
import { runFixedExample } from './fixedExampleRuns';
import { summaryFiles } from './summaryFiles';
import { formatContentProblem } from './validate';
import { writeFiles } from './writeFiles';

const FOLDER = path.resolve(import.meta.dirname, '../../../.generated');

/** @returns whether all was right and is written */
export async function summarize(): Promise<boolean> {
  const lessons = await readLessons();
  const projects = await finishedProjects(courses, lessons);
  const { problems, files } = summaryFiles({
    subjects,
    courses,
    programs,
    questions,
    entryPoints,
    tutorials: TUTORIALS,
    lessons,
    fixedExampleRuns: await runFixedExample(),
  });
  const all = [...problems, ...projects.problems];
  if (all.length > 0) {
    process.stderr.write(`${all.map(formatContentProblem).join('\n')}\n`);
    return false;
  }
  await writeFiles(FOLDER, new Map([...files, ...projectFiles(projects.projects)]));
  return true;
}

function readLessons(): Promise<Lesson[]> {
  return Promise.all(
    TUTORIALS.map(async ({ slug }) => {
      const text = await readFile(path.join(FOLDER, 'lessons', `${slug}.json`), 'utf8');
      return JSON.parse(text) as Lesson;
    }),
  );
}
