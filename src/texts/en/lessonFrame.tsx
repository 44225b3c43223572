/** Texts of a lesson's frame: its title, its intro, and the links after it. */
import type { ReactNode } from 'react';

export const breadcrumb = 'Breadcrumb';
export const lessonOf = (number: number, count: number) => `Lesson ${number} of ${count}`;

/** Shown above a lesson that isn't in the page's language. */
export const notTranslated = (language: string) =>
  `This lesson hasn't been translated yet. It's in ${language}.`;

/** Heading of the outcomes, which are phrases such as "read an error message". */
export const youWillLearnTo = "You'll learn to";
export const prerequisites = 'Prerequisites';
export const noPrerequisites = 'None';
/** Label of the table of contents. */
export const onThisPage = 'On this page';

/** Label of the list of facts: level, number of exercises, and last update. */
export const aboutThisLesson = 'About this lesson';
export const levels = {
  beginner: 'beginner',
  intermediate: 'intermediate',
  advanced: 'advanced',
} as const;
export const updatedOn = (date: ReactNode) => <>updated {date}</>;

/** Label of the links to the neighboring lessons. */
export const neighbors = 'Previous and next lesson';
export const previousLesson = (title: string) => `Previous: ${title}`;
/** Shown above the title of the next lesson. */
export const nextLesson = 'Next';
export const coursesToStart = (count: number) =>
  count === 1 ? 'A course you can start now' : 'Courses you can start now';
/** A link to the first lesson of a course. */
export const firstLesson = (course: string, lesson: string) => `${course}: ${lesson}`;

/** Heading of the links after a course's last lesson. */
export const lastLesson = (course: string) => `This is the last lesson in ${course}. What's next?`;
export const courseBuildingOn = (title: string) => `${title}, a course that builds on this one`;
export const programIncluding = (title: string) => `${title}, a program that includes this course`;
export const project = 'The project and its requirements';
export const allCourses = 'All courses';
/** Link to the school's page about the steps after a course. */
export const whatToLearnAfter = 'What to learn after this';
