/** What lists show of courses and programs, counted, and how it looks as files. */
import type { Course, Program } from '../../content/model';
import type { CourseEntry, CourseSummary, ProgramSummary, SiteFacts } from '../../content/summary';
import {
  courseTotals,
  mapTutorials,
  programTotals,
  type TutorialFacts,
} from '../../content/totals';
import { slugsModule } from './slugs';

const HEADER =
  '// Made by src/build/content/summarize.ts from src/content. Changes here are lost.\n';

/** The content that is counted; it has passed the content check. */
export interface CountedContent {
  courses: readonly Course[];
  programs: readonly Program[];
  tutorials: readonly TutorialFacts[];
}

/**
 * @param courses - the courses, in the order in which lists show them
 * @returns what links to them need to know
 */
export function courseIndexOf(courses: readonly Course[]): CourseEntry<string>[] {
  return courses.map(({ id, slug, title }) => ({ id, slug, title }));
}

/**
 * @param content - courses, programs and the lessons they refer to
 * @returns each course with its totals
 */
export function courseSummariesOf({ courses, tutorials }: CountedContent): CourseSummary<string>[] {
  const map = mapTutorials(tutorials);
  return courses.map((course) => ({
    id: course.id,
    slug: course.slug,
    title: course.title,
    description: course.description,
    level: course.level,
    topics: course.topics,
    totals: courseTotals(course, map),
  }));
}

/**
 * @param content - courses, programs and the lessons they refer to
 * @returns each program with its courses and totals
 */
export function programSummariesOf(content: CountedContent): ProgramSummary[] {
  const { courses, programs, tutorials } = content;
  const map = mapTutorials(tutorials);
  const titles = new Map(courses.map(({ id, title }) => [id, title]));
  return programs.map((program) => ({
    id: program.id,
    slug: program.slug,
    title: program.title,
    description: program.description,
    courseTitles: [...new Set(program.steps.map(({ course }) => titles.get(course) ?? course))],
    checkpoints: program.steps.length,
    totals: programTotals(program, courses, map),
  }));
}

/**
 * @param content - courses, programs and the lessons that can be read
 * @returns what the site as a whole holds
 */
export function siteFactsOf({ courses, programs, tutorials }: CountedContent): SiteFacts {
  return {
    courses: courses.length,
    programs: programs.length,
    tutorials: tutorials.length,
    exercises: tutorials.reduce((sum, { exercises }) => sum + exercises, 0),
    minutes: {
      from: tutorials.reduce((sum, { minutes }) => sum + minutes.from, 0),
      to: tutorials.reduce((sum, { minutes }) => sum + minutes.to, 0),
    },
  };
}

/**
 * @param courses - the courses, in the order in which lists show them
 * @returns the text of the module that every page has: the list of courses without their texts
 */
export function courseIndexModule(courses: readonly Course[]): string {
  return `${HEADER}import type { CourseEntry } from '../src/content/summary';

export const COURSE_INDEX: readonly CourseEntry[] = ${JSON.stringify(courseIndexOf(courses), null, 2)};
`;
}

/**
 * @param courses - the courses
 * @returns the text of the module that says which slugs they have
 */
export function courseSlugsModule(courses: readonly Course[]): string {
  return HEADER + slugsModule('CourseSlug', courses);
}

/**
 * @param content - courses, programs and the lessons they refer to
 * @returns the text of the module of all summaries
 */
export function summariesModule(content: CountedContent): string {
  return `${HEADER}import type { CourseSummary, ProgramSummary, SiteFacts } from '../src/content/summary';

export const COURSE_SUMMARIES: readonly CourseSummary[] = ${JSON.stringify(courseSummariesOf(content), null, 2)};

export const PROGRAM_SUMMARIES: readonly ProgramSummary[] = ${JSON.stringify(programSummariesOf(content), null, 2)};

export const SITE_FACTS: SiteFacts = ${JSON.stringify(siteFactsOf(content), null, 2)};
`;
}
