/** Adds review questions to the sample school's clouds lesson. Import this module after `mockSchool`. */
import type { Block, LessonOutline, LessonSection } from '../../../src/content/lesson';

export const QUESTION = 'sky-clouds/q-high';
export const PREDICTION = 'sky-clouds-predict';
/** The lesson's exercise. */
export const EXERCISE = 'sky-clouds-name';
/** A question that's still in the list of review questions but no longer in its lesson. */
export const GONE = 'sky-clouds/q-gone';

export const LESSON = { id: 'sky-clouds', slug: 'naming-clouds', title: 'Naming clouds' };

/** Mocked network. Tests set `isOpen` to false to make lesson files fail to load. */
export const network = { isOpen: true };

let listed: readonly string[] = [];

/** Sets the ids of the lesson's review questions. */
export function list(...ids: string[]): void {
  listed = ids;
}

jest.mock('../../../.generated/reviewCards', () => ({
  get REVIEW_CARDS() {
    return { [LESSON.id]: listed };
  },
}));

jest.mock('../../../src/pages/lesson/lessonModules', () => ({
  lessonModule: () => ({
    load: () =>
      network.isOpen ? Promise.resolve(lesson()) : Promise.reject(new Error('No connection.')),
  }),
}));

function lesson() {
  const blocks: Block[] = [
    {
      kind: 'predict',
      step: 'core',
      id: PREDICTION,
      title: 'Count the drops',
      prompt: [{ kind: 'paragraph', children: ['What does it print?'] }],
      hints: [],
      explanation: [{ kind: 'paragraph', children: ['Three fall.'] }],
      lines: [['log(3)']],
      output: '3',
      slips: [{ output: '2', says: 'One more fell.' }],
    },
    {
      kind: 'check',
      id: QUESTION,
      question: ['What is cirrus made of?'],
      answer: [
        {
          kind: 'paragraph',
          children: ['Ice, as ', { kind: 'passage', slug: 'high-and-thin', children: ['told'] }],
        },
      ],
      passage: 'high-and-thin',
      passageTitle: 'High and thin',
    },
  ];
  blocks.push({
    kind: 'exercise',
    step: 'core',
    id: EXERCISE,
    title: 'Name a cloud',
    prompt: [{ kind: 'paragraph', children: ['Name the cloud.'] }],
    starter: [['']],
    tests: '',
    hints: [],
    solution: [['name()']],
    explanation: [],
  });
  const sections: LessonSection[] = [{ id: 'start', kind: 'text', blocks }];
  return {
    lesson: { ...LESSON, exerciseIds: [] as string[] } as unknown as LessonOutline,
    text: { load: () => Promise.resolve({ sections }) },
  };
}
