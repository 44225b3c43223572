/** Texts of the courses page's header, cards, and closing. */
import type { ReactNode } from 'react';

/** Also the title of the document, in `courses`. */
export const title = 'Courses';
export const lead = (
  tutorialsLink: (label: string) => ReactNode,
  programsLink: (label: string) => ReactNode,
) => (
  <>
    A course teaches one subject from start to finish and ends with a project you build. For single
    lessons, see {tutorialsLink('Tutorials')}; for courses combined into a longer path, see{' '}
    {programsLink('Programs')}.
  </>
);

/** Heading of a course's project, on its card. */
export const project = "What you'll build";
/** The programming languages of a course, such as 'HTML, CSS'. */
export const languages = (names: readonly string[]) => names.join(', ');

// The call to action at the end.
export const closingTitle = 'Not sure where to start?';
/** If the tutorials page has questions that find a starting point. */
export const closingWithQuestions =
  "If you've never written code, start with the first lesson. If you've written some code, a few short questions will help you find your starting point.";
export const closingWithoutQuestions =
  "If you've never written code, start with the first lesson. If you've written some code, look through the lessons and pick one.";
export const startFirstLesson = 'Start the first lesson';
/** Link to the questions that find a starting point. */
export const answerQuestions = 'Answer the questions';
export const allLessons = 'All lessons';
