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
import { MOCK_PROBLEMS } from '../../../.generated/mockProblems';
import { TUTORIALS } from '../../../.generated/tutorials';
import type { Lesson } from '../../content/lesson';
import { outputFolder } from '../language/languageFiles';
import { readAllowedOrigins } from './contact/readAllowedOrigins';
import { compilePages } from './documents/compilePages';
import { createHighlight } from './markdown/highlight';
import { formatProblem } from './problems';
import { finishedProjects, projectFiles } from './summaries/finishedProjects';
import { runFixedExample } from './summaries/fixedExampleRuns';
import { summaryFiles } from './summaries/summaryFiles';
import type { SchoolContent } from './school/readSchoolContent';
import { formatContentProblem } from './validation/validate';
import { writeFiles } from './writeFiles';

const FOLDER = outputFolder();

/**
 * @param content - the school's content
 * @returns true if everything is valid and has been written
 */
export async function summarize(content: SchoolContent): Promise<boolean> {
  const lessons = await readLessons();
  const projects = await finishedProjects(content.courses, lessons);
  const pages = await compilePages(process.cwd(), {
    lessons,
    courses: content.courses,
    ownPages: content.ownPages.map((page) => page.path),
    createHighlight: async () => (await createHighlight(FOLDER)).highlight,
    allowedOrigins: readAllowedOrigins,
  });
  const { problems, files } = summaryFiles({
    ...content,
    tutorials: TUTORIALS,
    mockProblems: MOCK_PROBLEMS,
    lessons,
    fixedExampleRuns: await runFixedExample(),
    findings: pages.findings,
  });
  const all = [
    ...[...problems, ...projects.problems].map(formatContentProblem),
    ...pages.problems.map(formatProblem),
  ];
  if (all.length > 0) {
    process.stderr.write(`${all.join('\n')}\n`);
    return false;
  }
  await writeFiles(FOLDER, new Map([...files, ...pages.files, ...projectFiles(projects.projects)]));
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
