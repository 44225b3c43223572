/** Texts of a course's page around the syllabus and the project. */
import type { ReactNode } from 'react';
import { countOf } from './format';

/** Above a course's title, styled as a code comment: '// course, beginner'. */
export const labels = {
  beginner: 'course, beginner',
  intermediate: 'course, intermediate',
  advanced: 'course, advanced',
} as const;
export const startFirstLesson = 'Start with the first lesson';
export const mockInterviews = 'Mock interviews';

// Who the course is for.
export const fitTitle = 'Is this for you?';
/** Heading of a list of sentences, such as "You're starting from zero." */
export const fits = "It's a good fit if";
/** Heading of a list of sentences. */
export const misfits = 'Look elsewhere if';

export const outcomes = "What you'll be able to do";

// Prerequisites.
export const prerequisites = 'Before you start';
export const takeFirst = 'Courses to take first';
export const noneFirst = 'None. You can start here.';
/** If only the part of a course up to a module is needed. */
export const upTo = (course: ReactNode, module: string) => (
  <>
    {course}, up to “{module}”
  </>
);
/** Heading of what's needed besides courses. */
export const alsoNeeded = "What you'll need";

// Programs that include the course.
export const programs = 'Programs that include this course';
export const programsIntro = (count: number) =>
  count === 1
    ? 'A program is a longer path through the courses, with checkpoints.'
    : 'A program is a longer path through the courses, with checkpoints. These programs differ in how much of this course they use and in what they add.';
/** What a program includes if it's just the course. */
export const wholeCourse = 'All of this course';
/**
 * What a program includes.
 *
 * @param taken - number of the course's modules in the program, out of `modules`
 * @param others - titles of the program's other courses
 */
export const programShare = ({
  taken,
  modules,
  others,
}: {
  taken: number;
  modules: number;
  others: readonly string[];
}) => {
  const share = taken === modules ? wholeCourse : `${taken} of ${modules} modules`;
  return others.length > 0 ? `${share}, plus ${others.join(' and ')}` : share;
};
export const programFacts = (time: string, checkpoints: number) =>
  `${time}, ${countOf(checkpoints, 'checkpoint')}`;

// The call to action at the end.
export const closingTitle = 'Ready to start?';
export const closing =
  "There's nothing to install and no account to create. Stop anytime and pick up where you left off.";
/** After `closing`, if the site has a page about it. */
export const seeNextSteps = (link: (label: string) => ReactNode) => (
  <>See {link('what to learn after this')}.</>
);
export const allCourses = 'All courses';
