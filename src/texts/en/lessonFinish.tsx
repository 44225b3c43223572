/** Texts at the end of a lesson. */
import type { ReactNode } from 'react';
import { countOf } from './format';

export const lessonIsDone = 'This lesson is done.';
export const isLessonFinished = 'Finished?';
export function exercisesPassed({
  passed,
  all,
  isDone,
}: {
  passed: number;
  all: number;
  /** True if the lesson is marked as done. */
  isDone: boolean;
}): string {
  if (passed === all) {
    if (all === 2) return 'Both exercises passed.';
    return all === 1 ? '1 of 1 exercise passed.' : `All ${countOf(all, 'exercise')} passed.`;
  }
  const count = `${passed} of ${countOf(all, 'exercise')} passed.`;
  return isDone ? count : `${count} Pass the rest, and we'll mark this lesson as done for you.`;
}

export const goToNextExercise = 'Go to the next exercise';
/** Button that marks the lesson as done and opens the next one. */
export const completeAndContinue = 'Complete and continue';
export const markAsDone = 'Mark as done';
export const markAsNotDone = 'Mark as not done';
export const saveForOffline = 'Save for offline';

/** `link` makes a link to the review page. */
export const questionsComeAgain = (count: number, link: (label: string) => ReactNode) => (
  <>
    You'll see {countOf(count, 'question')} again in {link('Review')}, when{' '}
    {count === 1 ? "it's due" : "they're due"}.
  </>
);

export const courseFinished = (title: string, lessons: number) =>
  lessons === 1
    ? `You've finished ${title}.`
    : `You've finished ${title}: all ${countOf(lessons, 'lesson')}.`;
export const moduleFinished = (title: string) => `You've finished the module “${title}”.`;
export const programFinished = (title: string) =>
  `You've also finished every lesson in the program “${title}”. Use its checkpoints to see what stuck.`;

export const nextLesson = (title: string) => `Next: ${title}`;
/** Link from a course's last lesson to a lesson of the course that isn't done yet. */
export const openLesson = (title: string) => `Still open: ${title}`;
/** Link to the next lesson in the visitor's study plan. */
export const nextInPlan = (title: string) => `Next in your plan: ${title}`;
export const nextCourse = (title: string) => `Next course: ${title}`;
/** Link to the project of the course that the visitor just finished. */
export const project = 'Its project';
export const program = (title: string) => `Program: ${title}`;
export const allCourses = 'All courses';
/** Link to the school's page about the steps after a course. */
export const whatToLearnAfter = 'What to learn after this';
