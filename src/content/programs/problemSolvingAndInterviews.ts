import type { Program } from '../model';

export const problemSolvingAndInterviews = {
  id: 'problem-solving-and-interviews',
  slug: 'problem-solving-and-interviews',
  title: 'Problem Solving and Interviews',
  description:
    'Build the common data structures by hand, then practice solving unfamiliar problems alone, against the clock, and out loud.',
  forWhom: [
    "You want to get better at problems you haven't seen before, and you're ready to start with the basics.",
    "You're preparing for technical interviews and have months, not days.",
  ],
  notPromised: [
    'An offer. Interviews measure one narrow skill on one day, and luck is part of it.',
    "The questions you'll get. We don't collect or share interview questions.",
    'A format that every company uses. Companies interview in different ways, so ask what to expect.',
  ],
  steps: [
    {
      course: 'web-development',
      modules: ['web-first-day', 'web-thinking'],
      checkpoint: {
        id: 'solving-basics',
        title: 'The language',
        shows: [
          'A function you wrote that takes a list of objects and returns the result you need.',
          'The difference between changing a list and making a new one, shown with an example.',
        ],
      },
    },
    {
      course: 'data-structures',
      modules: ['ds-cost', 'ds-lookup', 'ds-order'],
      checkpoint: {
        id: 'solving-linear',
        title: 'Linear structures',
        shows: [
          'A hash map and a queue written from scratch.',
          'A binary search that finds the first of several equal values, even when those values are at the start or the end of the list.',
          'The cost of each function in a small program you wrote, with step counts to back it up.',
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
          'The course project, with every requirement checked off.',
          "One problem solved with both breadth-first and depth-first search, and why you'd choose one over the other.",
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
          'For five problems: examples written before the code, and tests you wrote yourself.',
          "One problem you couldn't solve, solved from scratch a week later.",
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
          'The course project: three problems that you solved as you would in an interview and then reviewed.',
          'The cost of each of your solutions, explained out loud.',
        ],
      },
    },
  ],
} satisfies Program;
