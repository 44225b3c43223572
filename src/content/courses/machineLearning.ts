import type { Course } from '../model';

/** Models by hand, and how to tell whether to believe them. */
export const machineLearning = {
  id: 'machine-learning',
  slug: 'machine-learning',
  subject: 'machine-learning',
  title: 'Machine Learning',
  description:
    'Learn from data step by step: baselines, simple models by hand, honest evaluation, and a small neural network.',
  level: 'intermediate',
  topics: ['statistics', 'evaluation', 'models', 'neural networks', 'javascript'],
  cover: 'points',
  forWhom: [
    'You can program a little and want to know what a model does, not only how to call one.',
    'You work with data and want to judge claims about accuracy, your own included.',
    'You are ready to spend more time on data and on checking than on models.',
  ],
  notFor: [
    'You want to write prompts for a chat assistant. That is a different skill.',
    'You want to do research on large models. This course ends where that road begins.',
    'You want to learn the Python tools. Everything here is written in JavaScript, in the page.',
    'You have not written a loop or a function yet. Take the first two modules of Web Development first.',
  ],
  outcomes: [
    'Turn a question into a prediction task, and say when a model is the wrong tool.',
    'Build a baseline, nearest neighbors, linear and logistic regression, a decision tree and a small network by hand.',
    'Split data so that the result means something, and spot leakage.',
    'Choose a measure that fits the cost of each kind of error.',
    'Recognize overfitting, and choose a setting on validation data.',
    'Write down what a model is for, where it fails and for whom.',
  ],
  prerequisites: [{ course: 'web-development', through: 'web-thinking' }],
  alsoNeeded: [
    'School algebra: reading a formula, the equation of a line, averages. Slopes are explained.',
  ],
  modules: [
    {
      id: 'ml-framing',
      title: 'Examples first',
      summary:
        'You can turn a question into examples, look at them, and say what a guess is worth.',
      lessons: ['ml-examples-baseline', 'ml-looking'],
    },
    {
      id: 'ml-first-models',
      title: 'First models',
      summary: 'You can build models from neighbors and lines, and fit a line step by step.',
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
      title: 'In use',
      summary:
        'You can say whom a model treats badly and when not to use one, and report honestly.',
      lessons: ['ml-fairness', 'ml-project'],
    },
  ],
  project: {
    title: 'From a question to an honest report',
    brief:
      'Take a small real data set from a question to a report, in the page: split it, set a baseline, build a model, measure both, and say what the result does and does not show.',
    acceptance: [
      'The test examples are set aside before any model is fitted.',
      'A baseline and a model are compared on the same examples with the same measure.',
      'A setting is chosen on validation examples only.',
      'The report names the data, the measure, the result beside the baseline, and a limit.',
    ],
  },
} satisfies Course;
