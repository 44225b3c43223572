import type { Course } from '../model';
import { outline, tutorial } from './lesson';

/** From a baseline to a small network, with judging the result before fancier models. */
export const machineLearning = {
  id: 'machine-learning',
  slug: 'machine-learning',
  subject: 'machine-learning',
  title: 'Machine Learning',
  description:
    'Learn from data step by step: baselines, simple models by hand, honest evaluation, then the Python tools and small networks.',
  level: 'intermediate',
  topics: ['statistics', 'evaluation', 'models', 'neural networks', 'python', 'javascript'],
  forWhom: [
    'You can program a little and want to know what a model does, not only how to call one.',
    'You work with data and want to judge claims about accuracy, your own included.',
    'You are ready to spend more time on data and on checking than on models.',
  ],
  notFor: [
    'You want to write prompts for a chat assistant. That is a different skill.',
    'You want to do research on large models. This course ends where that road begins.',
    'You have not written a loop or a function yet. Start with the JavaScript module of Web Development.',
  ],
  outcomes: [
    'Turn a question into a prediction task, and say when a model is the wrong tool.',
    'Build a baseline, nearest neighbors, linear and logistic regression by hand.',
    'Split data so that the result means something, and spot leakage.',
    'Choose a measure that fits the cost of each kind of error, and report how sure you are of it.',
    'Use NumPy, pandas and scikit-learn in a run that others can repeat.',
    'Train a small neural network and read its learning curves.',
    'Write down what a model is for, where it fails and for whom.',
  ],
  prerequisites: [],
  alsoNeeded: [
    'Loops, functions and arrays in any language. Early modules use JavaScript in the browser, later ones Python.',
    'School algebra: reading a formula, the equation of a line, averages. Slopes and vectors are explained.',
    'From the Python module on, a computer on which you may install software.',
  ],
  modules: [
    {
      id: 'ml-framing',
      title: 'Learning from examples',
      summary:
        'You can state a prediction task, name its label and features, and set the score a model has to beat.',
      lessons: [
        tutorial('ml-examples-baseline'),
        outline('ml-task-kinds', 'Numbers, classes and groups: kinds of task', [25, 40], 3),
        outline('ml-when-not', 'When a rule, a query or a person does it better', [25, 40], 2),
      ],
    },
    {
      id: 'ml-data',
      title: 'Data before models',
      summary:
        'You can look at a table, find what is wrong with it, and prepare it without letting the answer leak in.',
      lessons: [
        outline('ml-first-look', 'A first look: ranges, shapes, outliers and typos', [40, 60], 3),
        outline('ml-missing-values', 'Missing values and what their absence tells', [30, 50], 3),
        outline('ml-encoding-scaling', 'Categories as numbers, numbers on one scale', [40, 60], 4),
        outline('ml-splits-leakage', 'Train, validation, test, and leakage', [40, 65], 3),
      ],
    },
    {
      id: 'ml-neighbors',
      title: 'Models that compare',
      summary: 'You can predict from the most similar examples and choose how many of them to ask.',
      lessons: [
        tutorial('ml-nearest-neighbors'),
        outline('ml-distance', 'What similar means: distance, scale and weights', [35, 55], 3),
        outline('ml-choosing-k', 'Choosing k: too jumpy, too smooth', [35, 55], 3),
        outline('ml-dimensions', 'Why many features make neighbors far away', [30, 50], 2),
      ],
    },
    {
      id: 'ml-lines',
      title: 'Models that fit',
      summary:
        'You can fit a line by lowering its error, extend it to many features, and turn it into a probability.',
      lessons: [
        tutorial('ml-line-fit'),
        outline('ml-gradient-descent', 'Gradient descent: small steps downhill', [50, 80], 4),
        outline('ml-many-features', 'Many features, and what a weight means', [45, 70], 3),
        outline('ml-regularization', 'Overfitting, and paying for large weights', [40, 65], 3),
        outline('ml-logistic', 'From a line to a probability: logistic regression', [50, 75], 4),
      ],
    },
    {
      id: 'ml-judging',
      title: 'Is it any good?',
      summary:
        'You can report a result with the right measure, a baseline beside it and an honest range around it.',
      lessons: [
        tutorial('ml-evaluation'),
        outline('ml-thresholds', 'Thresholds, and the price of each kind of mistake', [40, 60], 3),
        outline('ml-cross-validation', 'Cross-validation, and how scores wander', [40, 60], 3),
        outline('ml-calibration', 'Calibration: when 80 percent means 80 percent', [35, 55], 2),
        outline('ml-error-analysis', 'Reading the errors one by one', [35, 55], 2),
      ],
    },
    {
      id: 'ml-python',
      title: 'The Python tools',
      summary:
        'You can redo what you built by hand with the common libraries, in a project someone else can run.',
      lessons: [
        outline('ml-python-start', 'Python for people who know JavaScript', [60, 95], 5),
        outline('ml-numpy', 'NumPy: arithmetic on whole arrays', [50, 80], 5),
        outline('ml-pandas', 'pandas: tables, groups and joins', [60, 90], 5),
        outline('ml-sklearn-pipelines', 'scikit-learn: pipelines that cannot leak', [55, 85], 4),
        outline('ml-repeatable', 'Seeds, versions and notebooks that run twice', [35, 55], 2),
      ],
    },
    {
      id: 'ml-ensembles',
      title: 'Trees and ensembles',
      summary:
        'You can grow a tree, combine many into a stronger model, and explain what they lean on.',
      lessons: [
        outline('ml-decision-trees', 'Decision trees: questions that split well', [45, 70], 4),
        outline('ml-random-forests', 'Random forests: many trees, fewer surprises', [40, 60], 3),
        outline('ml-boosting', 'Gradient boosting, and when to stop', [50, 75], 3),
        outline('ml-importance', 'Feature importance and how it misleads', [35, 55], 2),
      ],
    },
    {
      id: 'ml-unlabeled',
      title: 'Without labels',
      summary:
        'You can find groups and directions in unlabeled data, and say how little they prove on their own.',
      lessons: [
        outline('ml-k-means', 'k-means: finding groups, and choosing how many', [45, 70], 4),
        outline('ml-pca', 'Fewer dimensions with principal components', [50, 75], 3),
        outline('ml-anomalies', 'Finding what does not fit', [35, 55], 3),
      ],
    },
    {
      id: 'ml-networks',
      title: 'Small neural networks',
      summary:
        'You can train a small network, read its learning curves, and reuse one that others have trained.',
      lessons: [
        outline('ml-layers', 'Neurons, layers, and why a bend is needed', [45, 70], 3),
        outline('ml-backpropagation', 'Backpropagation on paper and in code', [60, 95], 3),
        outline('ml-training-loop', 'A training loop in PyTorch', [60, 95], 4),
        outline('ml-curves', 'Learning curves, early stopping and dropout', [45, 70], 3),
        outline('ml-pretrained', 'Embeddings and starting from a trained model', [50, 80], 3),
      ],
    },
    {
      id: 'ml-in-use',
      title: 'Models that people rely on',
      summary:
        'You can document a model, check whom it fails, and notice when the world has moved on.',
      lessons: [
        outline('ml-model-card', 'A model card: purpose, data, limits', [35, 55], 1),
        outline('ml-fairness', 'Errors by group, and what no metric settles', [45, 70], 3),
        outline('ml-serving', 'Serving predictions, and what to log', [45, 70], 2),
        outline('ml-drift', 'Drift: when yesterday stops looking like today', [40, 60], 2),
      ],
    },
  ],
  project: {
    title: 'A forecast you would stand behind',
    brief:
      'Choose an open data set on something you understand, such as weather, bike rentals or library loans. Predict one number or class that somebody could use, and write the report you would want to read before trusting it.',
    acceptance: [
      'The report says in one paragraph who would use the prediction, and what a wrong one costs them.',
      'The test set is set aside before any model is fitted, by time or by group where rows depend on each other.',
      'A baseline and at least two kinds of model are compared on the same splits with the same measure.',
      'The result on the test set is reported once, with a range, and beside the baseline.',
      'At least 20 individual errors were read, grouped and described.',
      'Errors are broken down by at least one group that matters, and the differences are discussed.',
      'One command rebuilds every number and figure from the raw data on a fresh machine.',
      'A model card states purpose, data source and license, limits, and when not to use the model.',
    ],
    minutes: { from: 1080, to: 1800 },
  },
} satisfies Course;
