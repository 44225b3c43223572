/** Reads a folder of lessons with their solutions files, and the problems of mock interviews next to it. */
import path from 'node:path';
import type { Lesson } from '../../content/lesson';
import type { MockProblem } from '../../content/mockProblem';
import type { Draft } from './lessons/compile';
import { parseLesson, readLessonSource, readText } from './lessons/lessonSource';
import { drawFigures, hashOfDrawers, type Drawn } from './figures/drawFigures';
import type { Highlight } from './markdown/highlight';
import { ResultCache } from './cache/ResultCache';
import { linkLessons } from './learningPath/link';
import { markdownParser } from './markdown/markdown';
import { markdownFiles, SOLUTIONS } from './markdownFiles';
import { compileMockProblems, mockFolderOf } from './mockProblems/compileMockProblems';
import { sortProblems, type Problem } from './problems';
import type { LessonPrograms } from './solutions/programs';
import type { School } from './school/school';
import { readSets } from './solutions/sets';

export interface ReadLessons {
  /** The compiled lessons. They can be incomplete unless `problems` is empty. */
  lessons: Lesson[];
  mockProblems: MockProblem[];
  /** Programs of the lessons, then of the problems. */
  programs: LessonPrograms[];
  /** Mistakes, sorted by file and line. */
  problems: Problem[];
  /** Warnings about lines of code that are too wide. These don't fail the build. */
  warnings: Problem[];
  /** Warnings about phrases that sound translated. */
  wordings: Problem[];
  /** Passages of translations whose originals have changed. */
  behind: Problem[];
}

/**
 * Reads all lessons in a folder, draws their figures, and reports mistakes. Doesn't run any examples or
 * exercises.
 *
 * @param school - school that the lessons belong to
 * @param output - folder of generated files, which holds the caches
 * @param report - receives progress messages
 */
export async function readLessons(
  folder: string,
  highlight: Highlight,
  school: School,
  output: string,
  report: (text: string) => void = () => undefined,
): Promise<ReadLessons> {
  const files = await markdownFiles(folder);
  const lessonFiles = files.filter((file) => !file.endsWith(SOLUTIONS));
  const markdown = await markdownParser(output);
  const drafts: Draft[] = [];
  for (const file of lessonFiles) {
    const source = await readLessonSource(file);
    const { subjects } = school;
    drafts.push(parseLesson(source, { parse: markdown.parse, highlight, subjects }));
    report(`${drafts.length} of ${lessonFiles.length} lessons read`);
  }
  report('drawing figures');
  const sources = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith(SOLUTIONS))) {
    sources.set(relative(file), await readText(file));
  }
  const { programs, problems } = readSets(drafts, sources);
  const lessons = linkLessons(drafts, school);
  const mock = await compileMockProblems(mockFolderOf(folder), drafts, school.courses, {
    parse: markdown.parse,
    highlight,
  });
  problems.push(...mock.mistakes);
  const drawings = await ResultCache.read<Drawn>(
    path.join(output, 'drawings.txt'),
    await hashOfDrawers(),
  );
  problems.push(...(await drawFigures(drafts, drawings)));
  problems.push(...drafts.flatMap(({ reading }) => reading.problems));
  if (lessonFiles.length === 0) {
    const reason = 'has no lesson; add one with: npm run new -- lesson <course> <slug> "<title>"';
    problems.push({ file: relative(folder), line: 1, reason });
  }
  if (problems.length === 0) {
    await Promise.all([drawings.write(), markdown.write()]);
  }
  const warnings = sortProblems(drafts.flatMap(({ reading }) => reading.warnings));
  const wordings = sortProblems([
    ...drafts.flatMap(({ reading }) => reading.wordings),
    ...mock.wordings,
  ]);
  const behind = sortProblems(drafts.flatMap(({ reading }) => reading.behind));
  return {
    lessons,
    mockProblems: mock.problems,
    programs: [...programs, ...mock.programs],
    problems: sortProblems(problems),
    warnings,
    wordings,
    behind,
  };
}

function relative(file: string): string {
  return path.relative(process.cwd(), file);
}
