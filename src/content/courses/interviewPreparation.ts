import type { Course } from '../model';

export const interviewPreparation = {
  id: 'interview-preparation',
  slug: 'interview-preparation',
  subject: 'interview-preparation',
  title: 'Interview Preparation',
  description:
    'Practice technical interviews step by step: read the problem, find a pattern, code it, test it, and explain its time and memory cost.',
  level: 'advanced',
  topics: ['problem solving', 'algorithms', 'communication', 'testing', 'javascript'],
  cover: 'dialog',
  forWhom: [
    'You know the common data structures but freeze when a problem is new.',
    'You can solve problems on your own and want to practice solving them out loud, within 45 minutes.',
    "You're about to apply for jobs and want a plan that doesn't eat up every evening.",
  ],
  notFor: [
    "You're new to data structures. Take the Data Structures course first; without it, patterns are just tricks you'll forget.",
    'You want a list of the questions that a particular company asks. We teach methods, not leaked questions.',
    "Your interview is tomorrow. A good night's sleep will help more than this course will.",
  ],
  outcomes: [
    "Restate a problem, ask about what's missing, and write examples before you write any code.",
    'Start with a slow solution that works, and explain what makes it slow.',
    "Recognize common patterns in problems you've never seen.",
    'Use a short list of tests to find your own mistakes before anyone else does.',
    'Explain what a solution costs in time and memory, and why.',
  ],
  prerequisites: [{ course: 'data-structures' }],
  alsoNeeded: ['Someone to practice with now and then, or a way to record yourself.'],
  modules: [
    {
      id: 'int-understanding',
      title: 'Before and after the code',
      summary:
        'You can ask about anything a problem leaves unclear, and test your solution before you call it done.',
      lessons: ['int-read-problem', 'int-test-your-answer'],
    },
    {
      id: 'int-linear',
      title: 'Patterns on lists',
      summary:
        'You can replace a nested loop with a map, two pointers, a window, or a running sum.',
      lessons: ['int-hash-map-pattern', 'int-two-pointers', 'int-windows', 'int-prefix-sums'],
    },
    {
      id: 'int-search',
      title: 'Search patterns',
      summary:
        'You can search among possible answers, give up early on dead ends, and avoid computing the same thing twice.',
      lessons: ['int-answer-search', 'int-recursion', 'int-memoization'],
    },
    {
      id: 'int-connected',
      title: 'Grids and intervals',
      summary:
        'You can treat a grid as a graph, and solve problems about intervals by sorting the intervals.',
      lessons: ['int-grids', 'int-intervals'],
    },
    {
      id: 'int-aloud',
      title: 'Out loud',
      summary: 'You can explain what a solution costs and why, and work through a full interview.',
      lessons: ['int-telling-cost', 'int-project'],
    },
  ],
  project: {
    title: 'A mock interview',
    brief:
      "Solve three problems you haven't seen, as you would in an interview: read, ask, plan, write, test, and explain the cost. Then review yourself with a checklist.",
    acceptance: [
      'All three solutions pass their tests.',
      'Each solution is as fast as the problem requires.',
      'Your review names one habit to keep and one habit to change.',
    ],
  },
  mock: { question: 5, problem: 15, stretch: 25 },
} satisfies Course;
