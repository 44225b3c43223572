import type { Course } from '../model';

/** Unfamiliar problems, solved aloud and tested. */
export const interviewPreparation = {
  id: 'interview-preparation',
  slug: 'interview-preparation',
  subject: 'interview-preparation',
  title: 'Interview Preparation',
  description:
    'Practice technical interviews as a craft: read the problem, find a pattern, code it, test it, and tell its cost.',
  level: 'advanced',
  topics: ['problem solving', 'algorithms', 'communication', 'testing', 'javascript'],
  cover: 'dialog',
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
    'State what a solution costs in time and memory, with a reason.',
  ],
  prerequisites: [{ course: 'data-structures' }],
  alsoNeeded: ['Someone to practice with now and then, or a way to record yourself.'],
  modules: [
    {
      id: 'int-understanding',
      title: 'Before and after the code',
      summary:
        'You can ask what a problem leaves open, and test an answer before you say it is done.',
      lessons: ['int-read-problem', 'int-test-your-answer'],
    },
    {
      id: 'int-linear',
      title: 'Patterns on lists',
      summary:
        'You can replace a loop in a loop by a map, two pointers, a window or a running sum.',
      lessons: ['int-hash-map-pattern', 'int-two-pointers', 'int-windows', 'int-prefix-sums'],
    },
    {
      id: 'int-search',
      title: 'Patterns of search',
      summary:
        'You can search among possible answers, give up early where there is no hope, and never compute a thing twice.',
      lessons: ['int-answer-search', 'int-recursion', 'int-memoization'],
    },
    {
      id: 'int-connected',
      title: 'Grids and intervals',
      summary: 'You can see the graph in a grid and the order in a set of intervals.',
      lessons: ['int-grids', 'int-intervals'],
    },
    {
      id: 'int-aloud',
      title: 'Aloud',
      summary: 'You can say what a solution costs and why, and work through a whole interview.',
      lessons: ['int-telling-cost', 'int-project'],
    },
  ],
  project: {
    title: 'A mock interview',
    brief:
      'Solve three problems you have not seen, as in an interview: read, ask, plan, write, test and tell the cost. Then review yourself by a list.',
    acceptance: [
      'Each of the three solutions passes its tests.',
      'Each solution is as fast as its problem asks.',
      'The review names one habit to keep and one to change.',
    ],
  },
  mock: { question: 5, problem: 15, stretch: 25 },
} satisfies Course;
