/** Titles of the pages that run learners' code, and notes for visitors who open one outside of a lesson. */

export const runner = 'Code runner';
export const runnerNote =
  "This page runs the code in the lessons. It's only useful inside a lesson.";
export const preview = 'Preview';
export const previewNote =
  "This page shows the pages you write in the lessons. It's only useful inside a lesson.";
