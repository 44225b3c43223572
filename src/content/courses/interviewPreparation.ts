import type { Course } from '../model';
import { outline, tutorial } from './lesson';

/** Solving unfamiliar problems aloud, and the conversation around them. */
export const interviewPreparation = {
  id: 'interview-preparation',
  slug: 'interview-preparation',
  subject: 'interview-preparation',
  title: 'Interview Preparation',
  description:
    'Practice technical interviews as a craft: read the problem, find a pattern, code it, test it, and explain it as you go.',
  level: 'advanced',
  topics: [
    'problem solving',
    'algorithms',
    'communication',
    'system design',
    'testing',
    'javascript',
  ],
  forWhom: [
    'You know the common data structures and freeze when a problem is new.',
    'You can solve problems alone, and want to do it aloud and within 45 minutes.',
    'You are about to apply, and want a plan that does not eat every evening.',
  ],
  notFor: [
    'You are new to data structures. Take that course first; patterns without it are tricks to forget.',
    'You want a list of questions some company asks. We teach methods, not leaked questions.',
    'Your interview is tomorrow. Sleep helps more.',
  ],
  outcomes: [
    'Restate a problem, ask what is missing, and write examples before any code.',
    'Start from a correct slow solution and say what makes it slow.',
    'Recognize the common patterns by their signs, not by having seen the problem.',
    'Find your own mistakes with a short list of tests before anyone else does.',
    'Keep talking usefully while you think, and recover when you are stuck.',
    'Sketch a small system, and say what breaks first as it grows.',
    'Tell true stories about your work, briefly, and ask questions that help you decide.',
  ],
  prerequisites: ['data-structures'],
  alsoNeeded: [
    'One language you can write without looking up its syntax. Examples here are in JavaScript.',
    'Someone to practice with now and then, or a way to record yourself.',
  ],
  modules: [
    {
      id: 'int-landscape',
      title: 'What is being asked of you',
      summary:
        'You can name the usual rounds, say what each one looks for, and make a practice plan you can keep.',
      lessons: [
        outline('int-rounds', 'The usual rounds, from screen to offer', [25, 40], 1),
        outline('int-signals', 'What an interviewer writes down', [25, 40], 2),
        outline('int-practice-log', 'A practice log that shows what to work on next', [30, 45], 2),
      ],
    },
    {
      id: 'int-understanding',
      title: 'Before the first line of code',
      summary:
        'You can turn a vague problem into inputs, outputs, limits and examples, and agree on a plan.',
      lessons: [
        tutorial('int-read-problem'),
        outline('int-questions', 'Questions that change the solution', [30, 45], 3),
        outline('int-limits', 'What the size of the input tells you', [30, 45], 4),
        outline('int-slow-first', 'A correct slow solution, said aloud', [35, 55], 4),
      ],
    },
    {
      id: 'int-linear',
      title: 'Patterns on arrays and strings',
      summary:
        'You can replace nested loops by one pass, and say which fact about the input allows it.',
      lessons: [
        tutorial('int-two-pointers'),
        outline('int-sliding-window', 'Sliding windows that grow and shrink', [45, 75], 5),
        outline('int-prefix-sums', 'Prefix sums and differences', [35, 55], 4),
        outline('int-seen-before', 'Remembering what you have seen: maps and sets', [35, 55], 5),
        outline('int-intervals', 'Intervals: sort, then sweep', [40, 65], 4),
        outline('int-search-answer', 'Binary search on the answer', [45, 70], 4),
      ],
    },
    {
      id: 'int-recursive',
      title: 'Recursion and choice',
      summary:
        'You can write the recursive step first, cut branches that cannot win, and reuse answers you already have.',
      lessons: [
        tutorial('int-recursion'),
        outline('int-backtracking', 'Backtracking: choose, explore, undo', [50, 80], 5),
        outline('int-memoization', 'Memoization: the same question twice', [45, 70], 4),
        outline('int-tables', 'From recursion to a table', [55, 85], 5),
        outline('int-greedy', 'Greedy choices, and how to doubt them', [40, 65], 4),
      ],
    },
    {
      id: 'int-connected',
      title: 'Trees, grids and graphs',
      summary:
        'You can see the graph in a problem that does not mention one, and pick the walk that answers it.',
      lessons: [
        outline('int-tree-answers', 'What should each node return?', [45, 70], 5),
        outline('int-grids', 'Islands, mazes and other grids', [45, 70], 4),
        outline('int-dependencies', 'Tasks that wait for tasks', [40, 60], 3),
        outline('int-heaps', 'When you only need the next smallest', [40, 60], 4),
      ],
    },
    {
      id: 'int-correct',
      title: 'Right before fast',
      summary:
        'You can find your own bug with a handful of tests, and state the cost of your solution without guessing.',
      lessons: [
        tutorial('int-test-your-answer'),
        outline('int-edge-cases', 'Edge cases: empty, one, equal, huge, negative', [30, 50], 4),
        outline('int-dry-run', 'A dry run that finds bugs', [30, 45], 3),
        outline('int-cost-aloud', 'Stating time and memory, with the reason', [25, 40], 4),
      ],
    },
    {
      id: 'int-aloud',
      title: 'Thinking where others can hear',
      summary:
        'You can lead a listener through your thinking, take a hint well, and handle the formats other than a whiteboard.',
      lessons: [
        outline('int-narration', 'Saying the useful part of what you think', [35, 55], 3),
        outline('int-stuck', 'Stuck: five moves that are not panic', [30, 45], 3),
        outline('int-take-home', 'Take-home tasks: scope, tests and a note', [40, 65], 2),
        outline('int-code-review', 'Reading and reviewing code you did not write', [40, 60], 3),
      ],
    },
    {
      id: 'int-systems',
      title: 'Designing a small system',
      summary:
        'You can go from a sentence to requirements, an interface, a data model and the first bottleneck.',
      lessons: [
        outline('int-requirements', 'Requirements and rough numbers', [40, 60], 3),
        outline('int-interfaces-data', 'Interfaces first, then the data', [45, 70], 3),
        outline('int-growth', 'Caches, queues and copies: what each one costs', [50, 80], 3),
        outline('int-failure', 'What fails, and what the user sees then', [40, 60], 2),
      ],
    },
    {
      id: 'int-conversation',
      title: 'The conversation around it',
      summary:
        'You can describe your work truthfully in two minutes, ask what you need to know, and learn from a no.',
      lessons: [
        outline('int-resume-projects', 'A resume and projects that say what you did', [45, 70], 2),
        outline('int-stories', 'Stories with a situation, a choice and a result', [40, 65], 3),
        outline('int-your-questions', 'Questions you ask them', [25, 40], 1),
        outline('int-after', 'Afterwards: notes, offers and rejections', [25, 40], 1),
      ],
    },
  ],
  project: {
    title: 'A set of mock interviews, recorded and reviewed',
    brief:
      'Run six full practice interviews, four on coding, one on design and one on past work, with a partner or a recorder. Keep a log, review each one by the same list, and show what changed between the first and the last.',
    acceptance: [
      'Six sessions of at least 40 minutes are logged with date, problem, pattern and what went wrong.',
      'For each coding session the log holds the questions you asked and the examples you wrote before coding.',
      'Each coding solution passes tests that you wrote yourself, with at least one for every kind of edge case that applies.',
      'Each coding solution states time and memory cost, with one sentence of reason.',
      'The design session ends in a one-page sketch that names requirements, interface, data and the first bottleneck.',
      'A table scores all six sessions by the same list, and you can point at two habits that changed.',
      'Two problems you failed are solved again from a blank file at least one week later.',
    ],
    minutes: { from: 600, to: 960 },
  },
} satisfies Course;
