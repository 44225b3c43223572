/** Compiles the problems of mock interviews, in a folder for each course. */
import path from 'node:path';
import { isFirstLanguage, readLanguages } from '../../language/siteLanguages';
import { lessonsBefore, lessonsOf } from '../../../content/outlines/path';
import type { MockProblem } from '../../../content/mockProblem';
import type { Draft } from '../lessons/compile';
import { readText } from '../lessons/lessonSource';
import { checkIntroductions } from '../learningPath/introductions';
import { learningPath, type CompiledCourse } from '../learningPath/learningPath';
import type { Highlight } from '../markdown/highlight';
import type { ParseMarkdown } from '../markdown/markdown';
import { report } from '../markdown/reading';
import { markdownFiles, SOLUTIONS } from '../markdownFiles';
import type { Problem } from '../problems';
import type { LessonPrograms } from '../solutions/programs';
import { readSets } from '../solutions/sets';
import { readMockProblem, type MockDraft } from './readMockProblem';

interface Tools {
  parse: ParseMarkdown;
  highlight: Highlight;
}

export interface CompiledMockProblems {
  problems: MockProblem[];
  programs: LessonPrograms[];
  mistakes: Problem[];
  /** Warnings about phrases that sound translated. */
  wordings: Problem[];
}

/** @returns the folder of problems that belongs to a folder of lessons: it's next to it */
export function mockFolderOf(lessons: string): string {
  return path.join(path.dirname(lessons), 'problems');
}

/**
 * Reads the problems in a folder, and checks them like lessons at the end of their course.
 *
 * @param folder - has a folder for each course; it might not exist
 * @param lessons - all lessons
 * @param courses - all courses
 */
export async function compileMockProblems(
  folder: string,
  lessons: readonly Draft[],
  courses: readonly CompiledCourse[],
  { parse, highlight }: Tools,
): Promise<CompiledMockProblems> {
  const files = await markdownFiles(folder);
  const sources = new Map<string, string>();
  for (const file of files) sources.set(path.relative('', file), await readText(file));
  const texts = [...sources].filter(([file]) => !file.endsWith(SOLUTIONS));
  const drafts = texts.map(([file, text]) => readMockProblem(file, text, parse, highlight));
  reportDuplicates(drafts, lessons);
  reportCourses(drafts, courses);
  checkTaught(drafts, lessons, courses);
  const sets = readSets(
    drafts,
    new Map([...sources].filter(([file]) => file.endsWith(SOLUTIONS))),
    'problem',
  );
  return {
    problems: drafts.flatMap(({ problem }) => (problem ? inLanguage(problem) : [])),
    programs: sets.programs,
    mistakes: [...sets.problems, ...drafts.flatMap(({ reading }) => reading.problems)],
    wordings: drafts.flatMap(({ reading }) => reading.wordings),
  };
}

/** Problems aren't translated: other languages show them in the site's first language. */
function inLanguage(problem: MockProblem): MockProblem {
  const languages = readLanguages(process.env, process.cwd());
  const [language] = languages.languages;
  return isFirstLanguage(languages) || !language ? problem : { ...problem, language };
}

function reportDuplicates(drafts: readonly MockDraft[], lessons: readonly Draft[]): void {
  const owners = new Map<string, string>();
  for (const { facts, reading } of lessons) {
    if (facts) owners.set(`slug "${facts.slug}"`, reading.file);
    for (const { id, line } of reading.exercises) {
      owners.set(`id "${id}"`, `${reading.file}:${line}`);
    }
  }
  for (const { facts, reading, lineOf } of drafts) {
    if (!facts) continue;
    for (const name of [`id "${facts.id}"`, `slug "${facts.slug}"`]) {
      const owner = owners.get(name);
      if (owner !== undefined)
        report(reading, lineOf('id'), `${name} is already taken by ${owner}`);
      owners.set(name, owner ?? reading.file);
    }
  }
}

function reportCourses(drafts: readonly MockDraft[], courses: readonly CompiledCourse[]): void {
  for (const { course, reading } of drafts) {
    if (!courses.some(({ id }) => id === course)) {
      const known = courses.map(({ id }) => id).join(', ');
      report(
        reading,
        1,
        `no course has the id "${course}", the folder's name; there are: ${known}`,
      );
    }
  }
}

/** Reports what the whole course and everything before it don't teach. */
function checkTaught(
  drafts: readonly MockDraft[],
  lessons: readonly Draft[],
  courses: readonly CompiledCourse[],
): void {
  const positions = learningPath(courses);
  const placed = lessons.flatMap((lesson) => {
    const draft = lesson.original ?? lesson;
    const position = positions.get(draft.facts?.id ?? '');
    return draft.facts && position ? [{ draft, facts: draft.facts, position }] : [];
  });
  const checked = drafts.flatMap((draft) => {
    const course = courses.find(({ id }) => id === draft.course);
    if (!draft.facts || !course) return [];
    const before = [...lessonsBefore(course, courses), ...lessonsOf(course)];
    return [{ draft, facts: draft.facts, position: { before } }];
  });
  checkIntroductions(placed, checked);
}
