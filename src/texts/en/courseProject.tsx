/** Texts of the section about a course's project. */
import type { ReactNode } from 'react';

export const title = 'The project';
/** @param lesson - link with the lesson's title */
export const builtIn = (lesson: ReactNode) => (
  <>You build this project in the last lesson: {lesson}</>
);
export const practice = (mockLink: (label: string) => ReactNode) => (
  <>To practice against the clock as often as you like, try {mockLink('mock interviews')}</>
);
/** Heading of the project's acceptance criteria. */
export const doneWhen = "You're done when";
