import type { Program } from '../model';

/** The data structures by hand, then problems solved aloud. */
export const problemSolvingAndInterviews = {
  id: 'problem-solving-and-interviews',
  slug: 'problem-solving-and-interviews',
  title: 'Problem Solving and Interviews',
  description:
    'Build the common data structures by hand, then practice solving unfamiliar problems alone, against the clock, and aloud.',
  forWhom: [
    'You want to get better at problems you have not seen before, and are ready to begin with the basics.',
    'You are preparing for technical interviews and have some months, not some days.',
  ],
  notPromised: [
    'An offer. Interviews measure a narrow thing on one day, and luck is part of it.',
    'The questions you will get. We do not collect or share them.',
    'That every company interviews this way. Many do not, and you should ask.',
  ],
  steps: [
    {
      course: 'web-development',
      modules: ['web-first-day', 'web-thinking'],
      checkpoint: {
        id: 'solving-basics',
        title: 'The language',
        shows: [
          'A function of your own that takes a list of objects and returns what you asked of it.',
          'The difference between changing a list and making a new one, shown on an example.',
        ],
      },
    },
    {
      course: 'data-structures',
      modules: ['ds-cost', 'ds-lookup', 'ds-order'],
      checkpoint: {
        id: 'solving-linear',
        title: 'Structures in a row',
        shows: [
          'A hash map and a queue written from a blank page.',
          'A binary search that finds the first of several equal values, right at both ends.',
          'For a small program of yours: the cost of each function, with a count behind it.',
        ],
      },
    },
    {
      course: 'data-structures',
      modules: ['ds-hierarchies', 'ds-graphs'],
      checkpoint: {
        id: 'solving-connected',
        title: 'Structures that branch',
        shows: [
          'The course project, with every acceptance point checked off.',
          'One problem solved by breadth-first and by depth-first search, and the reason to prefer one.',
        ],
      },
    },
    {
      course: 'interview-preparation',
      modules: ['int-understanding', 'int-linear', 'int-search'],
      checkpoint: {
        id: 'solving-patterns',
        title: 'Patterns',
        shows: [
          'For five problems: examples written before the code, and tests that you wrote yourself.',
          'One problem you failed, solved again from a blank page a week later.',
        ],
      },
    },
    {
      course: 'interview-preparation',
      modules: ['int-connected', 'int-aloud'],
      checkpoint: {
        id: 'solving-aloud',
        title: 'In front of someone',
        shows: [
          'The course project: three problems solved as in an interview, and reviewed.',
          'The cost of each of your solutions, told aloud with a reason.',
        ],
      },
    },
  ],
} satisfies Program;
