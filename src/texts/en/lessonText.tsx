/** Texts within a lesson's text. */
import type { ReactNode } from 'react';

/** Heading of the questions at the end of a section. */
export const checkYourself = 'Check yourself';
export const howToCheck = 'Answer in your head first, then open the question.';
/** Shown below the answer to a question; `section` is a link with the section's title. */
export const fromSection = (section: ReactNode) => <>From the section {section}</>;

/** Link from a passed exercise to what comes next. */
export const continueReading = 'Continue';
export const endOfLesson = 'End of the lesson';
