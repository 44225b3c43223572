import type { EntryPoints } from '../../../src/content/summary';

export const entryPoints: EntryPoints<string> = {
  questions: [
    {
      id: 'knots',
      question: 'Can you tie a loop that holds?',
      lesson: 'rope-hitch',
      why: 'Hitches are easier than loops.',
    },
    {
      id: 'sky',
      question: 'Can you name a cloud?',
      lesson: 'sky-clouds',
      why: 'The sky is above every boat.',
    },
    {
      id: 'maps',
      question: 'Have you found your way by compass?',
      lesson: 'map-bearings',
      why: 'Two lines are a beginning.',
    },
  ],
  beyond: { lesson: 'voyages-water', why: 'You could sail tomorrow.' },
};
