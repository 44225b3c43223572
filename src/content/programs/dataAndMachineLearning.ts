import type { Program } from '../model';

export const dataAndMachineLearning = {
  id: 'data-and-machine-learning',
  slug: 'data-and-machine-learning',
  title: 'Data and Machine Learning',
  description:
    'Learn to handle data with care, build simple models by hand, and judge any model before you trust it.',
  forWhom: [
    "You work with data, or want to, and you're ready to start with the basics of coding.",
    'You want to question claims about accuracy instead of repeating them.',
  ],
  notPromised: [
    'A job as a data scientist. Many of those jobs also ask for a degree, years of practice, or both.',
    "The newest models. You'll learn what doesn't change much: data, metrics, and healthy skepticism.",
    "A path without math. There's some math, and we explain it step by step.",
  ],
  steps: [
    {
      course: 'web-development',
      modules: ['web-first-day', 'web-thinking'],
      checkpoint: {
        id: 'data-basics',
        title: 'The language',
        shows: [
          'A list of objects, filtered, sorted, and added up by functions you wrote.',
          'The difference between changing a list and making a new one, shown with an example.',
        ],
      },
    },
    {
      course: 'machine-learning',
      modules: ['ml-framing', 'ml-first-models'],
      checkpoint: {
        id: 'data-first-models',
        title: 'A simple model',
        shows: [
          'A baseline and two models written by hand, compared on the same examples.',
          'One prediction from a model, worked out on paper.',
        ],
      },
    },
    {
      course: 'machine-learning',
      modules: ['ml-judging'],
      checkpoint: {
        id: 'data-honest-model',
        title: 'A model judged honestly',
        shows: [
          'A data leak that you planted yourself, and the jump in the score that gave it away.',
          'A threshold chosen based on the cost of each kind of mistake.',
          'Settings chosen on validation examples only.',
        ],
      },
    },
    {
      course: 'machine-learning',
      modules: ['ml-more-models', 'ml-in-use'],
      checkpoint: {
        id: 'data-report',
        title: 'A documented model',
        shows: [
          'The course project, with every requirement checked off.',
          'A page that tells a stranger when not to use your model.',
        ],
      },
    },
  ],
} satisfies Program;
