import type { Program } from '../model';

/** The data structures by hand, then problems solved aloud. */
export const problemSolvingAndInterviews = {
  id: 'problem-solving-and-interviews',
  slug: 'problem-solving-and-interviews',
  title: 'Problem Solving and Interviews',
  description:
    'Build the common data structures by hand, then practice solving unfamiliar problems alone, against the clock, and aloud.',
  forWhom: [
    'You can program and want to get better at problems you have not seen before.',
    'You are preparing for technical interviews and have some months, not some days.',
  ],
  notPromised: [
    'An offer. Interviews measure a narrow thing on one day, and luck is part of it.',
    'The questions you will get. We do not collect or share them.',
    'That every company interviews this way. Many do not, and you should ask.',
  ],
  steps: [
    {
      course: 'data-structures',
      modules: ['ds-cost', 'ds-sequences', 'ds-ends', 'ds-lookup', 'ds-order'],
      checkpoint: {
        id: 'solving-linear',
        title: 'Structures in a row',
        shows: [
          'A hash map and a ring buffer written from a blank file, each with tests on random input.',
          'A binary search that finds the first of several equal values, right at both ends.',
          'For a small program of yours: the cost of each function, with a count behind it.',
        ],
      },
    },
    {
      course: 'data-structures',
      modules: ['ds-hierarchies', 'ds-priority', 'ds-graphs', 'ds-design'],
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
      modules: [
        'int-landscape',
        'int-understanding',
        'int-linear',
        'int-recursive',
        'int-connected',
        'int-correct',
      ],
      checkpoint: {
        id: 'solving-patterns',
        title: 'Alone, against the clock',
        shows: [
          'Ten problems new to you, each tried for 45 minutes, with a log of what held you up.',
          'For five of them: examples written before the code, and tests that you wrote yourself.',
          'One problem you failed, solved again from a blank file a week later.',
        ],
      },
    },
    {
      course: 'interview-preparation',
      modules: ['int-aloud', 'int-systems', 'int-conversation'],
      checkpoint: {
        id: 'solving-aloud',
        title: 'In front of someone',
        shows: [
          'The course project: six practice interviews, logged and reviewed.',
          'Two minutes about something you built, understood by a listener who does not program.',
        ],
      },
    },
  ],
} satisfies Program;
