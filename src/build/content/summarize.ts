/**
 * Validates courses, programs, subjects, questions and entry points. Writes the summaries for lists, the
 * search index, the known ids, the home page's first exercise and its example's test results, and the
 * finished projects with their posters.
 *
 * Imported by `generate.ts` after it has compiled the lessons, which this module reads. If there are
 * mistakes, writes nothing and lists them on stderr, one per line.
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
import { finishedProjects, projectFiles } from './summaries/finishedProjects';
import { runFixedExample } from './summaries/fixedExampleRuns';
import { summaryFiles } from './summaries/summaryFiles';
import { formatContentProblem } from './validation/validate';
import { writeFiles } from './writeFiles';

const FOLDER = path.resolve(import.meta.dirname, '../../../.generated');

/** @returns true if everything is valid and has been written */
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
