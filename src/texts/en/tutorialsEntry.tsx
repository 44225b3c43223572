/** Texts of the questions that find a starting point in the lessons. */
import type { ReactNode } from 'react';

export const title = 'Already know some code?';
export const questionNumber = (number: number, total: number) => `Question ${number} of ${total}`;
export const startingPoint = 'Your starting point';
export const yes = 'Yes';
export const no = 'No';
export const startOver = 'Start over';

// The list for visitors without JavaScript. A lesson is a link with its title.
/**
 * @param question - such as 'Can you write a loop?'
 * @param why - why a visitor who answers no should start with the lesson
 */
export const startIfNot = ({
  question,
  lesson,
  why,
}: {
  question: string;
  lesson: ReactNode;
  why: string;
}) => (
  <>
    {question} If not: {lesson}. {why}
  </>
);
/** For visitors who can do what all the questions ask. */
export const startIfAll = (lesson: ReactNode, why: string) => (
  <>
    If you can do all of this: {lesson}. {why}
  </>
);
