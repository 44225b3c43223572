import type { Course, Program } from '../../src/content/model';
import type { TutorialFacts } from '../../src/content/totals';
import { validateContent } from '../../src/build/content/validation/validate';
import type { ContentProblem, ContentSet } from '../../src/build/content/validation/validateTypes';

export const COURSE_FILE = 'src/school/courses/web-development.yaml';
export const STRUCTURES_FILE = 'src/school/courses/data-structures.yaml';
export const PROGRAM_FILE = 'src/school/programs/first-steps.yaml';
export const ENTRY_FILE = 'src/school/entryPoints.yaml';
export const QUESTIONS_FILE = 'src/school/questions.yaml';
export const TUTORIALS_FILE = 'src/school/lessons';

function course(id: Course['id'], short: string, prerequisites: Course['prerequisites']): Course {
  return {
    id,
    slug: id,
    subject: id,
    title: `Title of ${short}`,
    description: 'What it is about.',
    level: 'beginner',
    topics: ['pages'],
    forWhom: ['You start.'],
    notFor: ['You are done.'],
    outcomes: ['Make a page.'],
    prerequisites,
    alsoNeeded: [],
    modules: [
      {
        id: `${short}-one`,
        title: 'One',
        summary: 'You can begin.',
        lessons: [`${short}-start`, `${short}-later`],
      },
      {
        id: `${short}-two`,
        title: 'Two',
        summary: 'You can go on.',
        lessons: [`${short}-last`],
      },
    ],
    project: {
      title: 'A site',
      brief: 'Build it.',
      acceptance: ['It opens.'],
    },
  };
}

function program(): Program {
  return {
    id: 'first-steps',
    slug: 'first-steps',
    title: 'First steps',
    description: 'A path.',
    forWhom: ['You start.'],
    notPromised: ['A job.'],
    steps: [
      {
        course: 'web-development',
        modules: ['web-one'],
        checkpoint: { id: 'steps-page', title: 'A page', shows: ['It opens.'] },
      },
      {
        course: 'data-structures',
        checkpoint: { id: 'steps-list', title: 'A list', shows: ['It holds.'] },
      },
    ],
  };
}

function tutorial(id: string, title: string, subject: string, exercises: number): TutorialFacts {
  return {
    id,
    slug: title.toLowerCase(),
    title,
    subject,
    minutes: { from: 10, to: 20 },
    exercises,
  };
}

/** Creates a small set of valid content. Each test creates its own, because it changes the content. */
export function goodContent() {
  return {
    subjects: [
      { id: 'web-development', name: 'Web', summary: 'Pages.' },
      { id: 'data-structures', name: 'Structures', summary: 'Lists.' },
    ],
    courses: [
      course('web-development', 'web', []),
      course('data-structures', 'ds', [{ course: 'web-development', through: 'web-one' }]),
    ] as [Course, Course],
    programs: [program()] as [Program],
    questions: [
      {
        id: 'mistake',
        question: 'Where do I report a mistake?',
        answer: ['Write to {email}. Thank you from {brand}.'],
        places: ['about' as const],
      },
    ],
    entryPoints: {
      questions: [
        { id: 'pages', question: 'Have you built one?', lesson: 'web-later', why: 'It is next.' },
        { id: 'lists', question: 'Have you kept one?', lesson: 'ds-start', why: 'It is first.' },
      ],
      beyond: { lesson: 'ds-last', why: 'Little is left.' },
    },
    tutorials: [
      tutorial('web-start', 'Starting', 'web-development', 1),
      tutorial('web-later', 'Later', 'web-development', 2),
      tutorial('web-last', 'Last', 'web-development', 0),
      tutorial('ds-start', 'Listing', 'data-structures', 1),
      tutorial('ds-later', 'Sorting', 'data-structures', 2),
      tutorial('ds-last', 'Choosing', 'data-structures', 0),
    ],
  } satisfies ContentSet;
}

export type Content = ReturnType<typeof goodContent>;

/** A content rule, a change that violates it, and the expected problem. */
export interface Case {
  rule: string;
  change: (content: Content) => void;
  file: string;
  entry: string;
  reason: string;
}

/** Returns the item at an index, or throws if there is none. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) {
    throw new Error(`The list has no item ${index}.`);
  }
  return item;
}

/** Applies a change to valid content, and returns the problems that validation finds. */
export function broken(change: (content: Content) => void): ContentProblem[] {
  const content = goodContent();
  change(content);
  return validateContent(content);
}
