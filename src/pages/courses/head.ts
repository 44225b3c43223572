import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: 'Courses',
  description:
    "Four free courses. Read the syllabus first: what you'll learn, who it's for, how long it takes, and what you'll build.",
};
