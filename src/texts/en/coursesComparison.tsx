/** Texts of the table that compares courses. */
import type { ReactNode } from 'react';

export const table = 'Comparison of courses';

/** Heading of the row with the buttons that remove a course. */
export const choice = 'Your choice';
/** @param hidden - wraps the part that only screen readers announce */
export const remove = (course: string, hidden: (text: string) => ReactNode) => (
  <>Remove{hidden(`\u00a0${course} from the comparison`)}</>
);

// The other rows' headings, and their values.
export const level = 'Level';
export const time = 'Time';
export const languages = 'Languages';
export const languageList = (names: readonly string[]) =>
  names.length === 0 ? 'None' : names.join(', ');
export const modules = 'Modules';
export const lessons = 'Lessons';
export const exercises = 'Exercises';
export const topics = 'Topics';
export const topicList = (topicNames: readonly string[]) => topicNames.join(', ');
/** Heading of the courses that a course builds on. */
export const takeFirst = 'Take first';
export const noneFirst = 'No other course';
/** If only the part of a course up to a module is needed. */
export const upTo = (course: ReactNode, module: string) => (
  <>
    {course}, up to “{module}”
  </>
);
/** Heading of what's needed besides courses. */
export const alsoNeeded = 'Also needed';
export const outcomes = "You'll learn to";
export const project = 'Project';
/** In place of an empty list. */
export const nothingElse = 'Nothing else';
