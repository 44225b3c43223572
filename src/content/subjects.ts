import type { Subject } from './model';

/** Fields of study, in list order. */
export const subjects = [
  {
    id: 'web-development',
    name: 'Web Development',
    summary:
      'How pages are written, styled, and brought to life in a browser, and how they talk to servers.',
  },
  {
    id: 'data-structures',
    name: 'Data Structures',
    summary:
      'Ways to arrange data so that the question you ask most often is cheap to answer, and what each option costs.',
  },
  {
    id: 'machine-learning',
    name: 'Machine Learning',
    summary: 'How programs find rules in examples, and how to tell whether those rules hold.',
  },
  {
    id: 'interview-preparation',
    name: 'Interview Preparation',
    summary:
      'Solving unfamiliar problems in front of other people: reading, planning, coding, testing, and talking.',
  },
] satisfies Subject[];
