/** Texts of the home page's sections below the demos. */
import type { ReactNode } from 'react';
import { countOf } from './format';

// How a reader fixes a failing exercise.
export const momentsTitle = 'From a first try to a passing solution';
export const failsTitle = 'It fails';
export const failsText =
  "Without the marked line, you'd see what the test tried, what it expected, and what your code returned.";
export const fixTitle = 'You fix it';
export const fixText = 'You get hints when you ask for them. Here, one line was missing.';
export const passesTitle = 'It passes';
export const passesText = "All tests pass, including one you couldn't see.";
export const hint = (number: number) => `Hint ${number}`;

// The courses.
/** @param forNew - wraps the part that only new visitors see */
export const coursesTitle = (courses: number, forNew: (text: string) => ReactNode) => (
  <>
    {countOf(courses, 'course')}
    {forNew('. Read the syllabus first')}
  </>
);
export const coursesIntro = (lessons: number, courses: number) =>
  courses === 1
    ? `${countOf(lessons, 'lesson')} in all, with exercises checked in your browser. The course ends with a project.`
    : `${countOf(lessons, 'lesson')} in all, with exercises checked in your browser. Each course ends with a project.`;

// The programs.
export const programsTitle = (programs: number) =>
  `${countOf(programs, 'path')} through the courses`;
export const programsIntro = (plannerLink: (label: string) => ReactNode) => (
  <>
    A program puts courses in order and adds checkpoints that show what you've learned. The{' '}
    {plannerLink('planner')} turns your study days into a schedule.
  </>
);
/** Label of the list of a program's courses. */
export const coursesIn = (program: string) => `Courses in ${program}`;

// What people said about the school.
export const testimonialsTitle = 'What people say';
export const testimonialsIntro =
  'Each quote has its source and date, and everyone agreed to be quoted.';
/** Below a quote. `source` is a website's name or a text that the school wrote. */
export const quotedFrom = (source: ReactNode, date: ReactNode) => (
  <>
    {source}, {date}
  </>
);

/** Link in the section about who the school is for, after its introduction. */
export const nextSteps = 'What comes after';

// Common questions.
export const questionsTitle = 'Plain answers to common questions';
export const questionsIntro = (aboutLink: (label: string) => ReactNode) => (
  <>For more about how this site is made and what it stores, see {aboutLink('the About page')}.</>
);
/** After `questionsIntro`, if the site has a comparison. */
export const seeComparison = (comparisonLink: (label: string) => ReactNode) => (
  <>To compare this site with other schools, see the side-by-side {comparisonLink('comparison')}.</>
);

// The call to action at the end.
export const startFirstLesson = 'Start the first lesson';
export const planWeeks = 'Plan your weeks';
