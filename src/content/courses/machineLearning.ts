import type { Course } from '../model';

export const machineLearning = {
  id: 'machine-learning',
  slug: 'machine-learning',
  subject: 'machine-learning',
  title: 'Machine Learning',
  description:
    'Learn from data step by step: baselines, simple models built by hand, honest evaluation, and a small neural network.',
  level: 'intermediate',
  topics: ['statistics', 'evaluation', 'models', 'neural networks', 'javascript'],
  cover: 'points',
  forWhom: [
    'You can program a little and want to know what a model does, not just how to call it.',
    'You work with data and want to judge claims about accuracy, including your own.',
    "You're ready to spend more time on data and evaluation than on models.",
  ],
  notFor: [
    "You want to write prompts for a chat assistant. That's a different skill.",
    'You want to do research on large models. This course ends where that kind of research begins.',
    'You want to learn the Python tools. Everything here is written in JavaScript and runs in your browser.',
    "You haven't written a loop or a function yet. Start with the first two modules of Web Development.",
  ],
  outcomes: [
    'Turn a question into a prediction task, and recognize when a model is the wrong tool.',
    'Build a baseline, nearest neighbors, linear and logistic regression, a decision tree, and a small network by hand.',
    'Split data so that your results mean something, and spot data leakage.',
    'Choose a metric that fits the cost of each kind of error.',
    'Recognize overfitting, and tune settings on validation data.',
    'Document what a model is for, where it fails, and for whom.',
  ],
  prerequisites: [{ course: 'web-development', through: 'web-thinking' }],
  alsoNeeded: [
    'High school algebra: formulas, the equation of a line, and averages. We explain slopes.',
  ],
  modules: [
    {
      id: 'ml-framing',
      title: 'Start with examples',
      summary:
        'You can turn a question into examples, explore them, and judge how good a guess is.',
      lessons: ['ml-examples-baseline', 'ml-looking'],
    },
    {
      id: 'ml-first-models',
      title: 'First models',
      summary:
        'You can make predictions with nearest neighbors and with lines, and fit a line step by step.',
      lessons: ['ml-nearest-neighbors', 'ml-lines-loss', 'ml-line-fit'],
    },
    {
      id: 'ml-judging',
      title: 'Judging a model',
      summary:
        'You can split data without leaking, measure what matters, and tell learning from memorizing.',
      lessons: ['ml-splitting', 'ml-evaluation', 'ml-measuring-regression', 'ml-overfitting'],
    },
    {
      id: 'ml-more-models',
      title: 'More models',
      summary: 'You can predict a probability, grow a decision tree, and train a network by hand.',
      lessons: ['ml-logistic', 'ml-tree', 'ml-network'],
    },
    {
      id: 'ml-in-use',
      title: 'Models in the real world',
      summary:
        'You can find out who a model treats unfairly, decide when not to use a model, and report your results honestly.',
      lessons: ['ml-fairness', 'ml-project'],
    },
  ],
  project: {
    title: 'From a question to an honest report',
    brief:
      "Take a small, real data set from a question to a report: split it, set a baseline, build a model, measure both, and explain what the result does and doesn't show.",
    acceptance: [
      'The test set is set aside before any model is trained.',
      'A baseline and a model are compared on the same examples with the same metric.',
      'Settings are chosen on validation examples only.',
      'The report names the data and the metric, compares the result with the baseline, and states a limitation.',
    ],
    inputs: [
      {
        label: 'Seed of the shuffle',
        code: 'makeRandom(1930)',
        choices: ['1930', '1', '2', '3', '4'],
      },
      {
        label: 'Values of k to try',
        code: 'const ks = [1, 3, 5, 7, 9, 15];',
        choices: ['[1, 3, 5, 7, 9, 15]', '[1]', '[3, 5]', '[25]'],
      },
    ],
  },
} satisfies Course;
