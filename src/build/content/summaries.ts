/** What lists show of courses and programs, counted, and how it looks as files. */
import type { Course, Program } from '../../content/model';
import { lessonsOf, startingCourse } from '../../content/path';
import type {
  CourseEntry,
  CourseLessons,
  CourseSummary,
  EntryPoints,
  LessonEntry,
  ProgramSummary,
  SiteFacts,
} from '../../content/summary';
import {
  courseTotals,
  lessonFacts,
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
  return courses.map(({ id, slug, title, mock }) => ({
    id,
    slug,
    title,
    ...(mock ? { hasMock: true } : {}),
  }));
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
    ...(course.cover ? { cover: course.cover } : {}),
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
 * @param content - courses and the lessons they refer to
 * @returns the lessons of each course
 */
export function courseLessonsOf({
  courses,
  tutorials,
}: Omit<CountedContent, 'programs'>): CourseLessons[] {
  const map = mapTutorials(tutorials);
  return courses.map((course) => ({
    course: course.id,
    lessons: lessonsOf(course).map((id) => entryOf(id, map)),
  }));
}

/**
 * @param content - courses and the lessons they refer to
 * @returns the first lesson for somebody who starts from zero
 * @throws if no course has it; the content check reports this first
 */
export function firstLessonOf({
  courses,
  tutorials,
}: Omit<CountedContent, 'programs'>): LessonEntry {
  const [first] = lessonsOf(startingCourse(courses));
  return entryOf(first ?? '', mapTutorials(tutorials));
}

/**
 * @param entryPoints - the ways in, with ids of lessons
 * @param tutorials - the lessons
 * @returns the same with the lessons themselves
 */
export function entryPointsOf(
  { questions, beyond }: EntryPoints<string>,
  tutorials: readonly TutorialFacts[],
): EntryPoints<LessonEntry> {
  const map = mapTutorials(tutorials);
  return {
    questions: questions.map((one) => ({ ...one, lesson: entryOf(one.lesson, map) })),
    beyond: { ...beyond, lesson: entryOf(beyond.lesson, map) },
  };
}

function entryOf(lessonId: string, tutorials: ReturnType<typeof mapTutorials>): LessonEntry {
  const { id, slug, title } = lessonFacts(lessonId, tutorials);
  // A slug of a lesson that there is; the type is made of them only afterwards.
  return { id, slug: slug as LessonEntry['slug'], title };
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

/**
 * @param content - courses and the lessons they refer to
 * @returns the text of the module that says which lessons each course has
 */
export function courseLessonsModule(content: Omit<CountedContent, 'programs'>): string {
  return `${HEADER}import type { CourseLessons } from '../src/content/summary';

export const COURSE_LESSONS: readonly CourseLessons[] = ${JSON.stringify(courseLessonsOf(content), null, 2)};
`;
}

/**
 * @param content - courses and the lessons they refer to
 * @param entryPoints - the ways in, with ids of lessons
 * @returns the text of the module that says where readers begin
 */
export function startsModule(
  content: Omit<CountedContent, 'programs'>,
  entryPoints: EntryPoints<string>,
): string {
  return `${HEADER}import type { EntryPoints, LessonEntry } from '../src/content/summary';

export const FIRST_LESSON: LessonEntry = ${JSON.stringify(firstLessonOf(content), null, 2)};

export const ENTRY_POINTS: EntryPoints<LessonEntry> = ${JSON.stringify(entryPointsOf(entryPoints, content.tutorials), null, 2)};
`;
}
