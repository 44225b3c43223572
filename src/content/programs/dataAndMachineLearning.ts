import type { Program } from '../model';

/** Data handled with care, models judged before they are trusted. */
export const dataAndMachineLearning = {
  id: 'data-and-machine-learning',
  slug: 'data-and-machine-learning',
  title: 'Data and Machine Learning',
  description:
    'Learn to handle data with care, build simple models by hand, and judge any model before you trust it.',
  forWhom: [
    'You can write loops and functions, and work with data or would like to.',
    'You want to question a claim about accuracy instead of repeating it.',
  ],
  notPromised: [
    'A job as a data scientist. Many such jobs also ask for a degree, years of practice, or both.',
    'The newest models. You will learn what changes slowly: data, measures and doubt.',
    'That no mathematics is needed. There is some, explained step by step.',
  ],
  steps: [
    {
      course: 'data-structures',
      modules: ['ds-cost', 'ds-lookup', 'ds-order'],
      checkpoint: {
        id: 'data-handling',
        title: 'Handling many rows',
        shows: [
          'Counts by group for a file of 10,000 rows, made in one pass.',
          'A sort by two keys that keeps equal rows in their order.',
        ],
      },
    },
    {
      course: 'machine-learning',
      modules: ['ml-framing', 'ml-data', 'ml-neighbors', 'ml-lines', 'ml-judging'],
      checkpoint: {
        id: 'data-honest-model',
        title: 'A simple model, honestly judged',
        shows: [
          'A baseline and two models written by hand, compared on the same test rows.',
          'A leak you planted in the data, and the jump in the score that gave it away.',
          'A threshold chosen from the price of each kind of mistake.',
        ],
      },
    },
    {
      course: 'machine-learning',
      modules: ['ml-python', 'ml-ensembles', 'ml-unlabeled'],
      checkpoint: {
        id: 'data-tools',
        title: 'The same, with the usual tools',
        shows: [
          'Your earlier result, repeated in a scikit-learn pipeline on a fresh machine.',
          'A boosted model, with the number of trees chosen on validation data only.',
        ],
      },
    },
    {
      course: 'machine-learning',
      modules: ['ml-networks', 'ml-in-use'],
      checkpoint: {
        id: 'data-report',
        title: 'A model with its papers',
        shows: [
          'The course project, with every acceptance point checked off.',
          'A model card that tells a stranger when not to use your model.',
        ],
      },
    },
  ],
} satisfies Program;
