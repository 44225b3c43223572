/** Texts at the top of the tutorials page. */
import type { ReactNode } from 'react';

export const explanation =
  'Pick any lesson you like. Courses put lessons in order and end with a project; programs combine courses.';
export const alsoSee = (
  glossaryLink: (label: string) => ReactNode,
  reviewLink: (label: string) => ReactNode,
) => (
  <>
    Also: {glossaryLink('a glossary of terms')} and {reviewLink('a daily review')}.
  </>
);

// The card with the lesson to start with, for new visitors.
export const startTitle = 'Start here';
export const start =
  "Never written code? The first lesson starts from scratch, and you'll run code right away.";
export const firstLesson = 'First lesson';

// The same card for returning readers.
export const continueTitle = 'Your next lesson';
export const continueText =
  'Pick up where you left off. Completed lessons are checked off in the list below.';
