import type { Course } from '../model';

export const dataStructures = {
  id: 'data-structures',
  slug: 'data-structures',
  subject: 'data-structures',
  title: 'Data Structures',
  description:
    'Build the structures behind everyday code, from lists to graphs, and learn what each structure costs and when to use it.',
  level: 'intermediate',
  topics: ['algorithms', 'big o', 'arrays', 'hashing', 'sorting', 'trees', 'graphs', 'javascript'],
  cover: 'nodes',
  forWhom: [
    'You write working code and want to know why some of it gets slow.',
    'You use arrays and objects for everything and suspect there are better choices.',
    'You plan to practice for technical interviews and want the foundations first.',
  ],
  notFor: [
    "You haven't written a loop or a function yet. Start with the first two modules of Web Development.",
    "You want proofs. We reason carefully, but this isn't a university course on algorithms.",
    'You only need to pass one exam next week. Building every structure yourself takes longer than a week.',
  ],
  outcomes: [
    'State the cost of a piece of code, and back up your answer by counting the steps.',
    'Build a linked list, a queue, a hash map, a search tree, and a heap from scratch.',
    'Write a binary search and a merge sort that get the edge cases right.',
    'Walk trees and graphs with recursion, a stack, or a queue, and explain which you chose and why.',
    'Choose a structure based on the operations a task needs, and explain the trade-offs.',
  ],
  prerequisites: [{ course: 'web-development', through: 'web-thinking' }],
  alsoNeeded: ['Basic arithmetic. Logarithms are explained when they first come up.'],
  modules: [
    {
      id: 'ds-cost',
      title: 'What things cost',
      summary:
        'You can count the steps a program takes, and describe how that count grows with the size of the input.',
      lessons: ['ds-big-o', 'ds-linked-lists', 'ds-stack-queue'],
    },
    {
      id: 'ds-lookup',
      title: 'Finding values by key',
      summary: 'You can build a hash map, and replace a slow search with a lookup.',
      lessons: ['ds-hash-map', 'ds-sets'],
    },
    {
      id: 'ds-order',
      title: 'Searching and sorting',
      summary: 'You can search a sorted list in a few steps, and write code that sorts a list.',
      lessons: ['ds-binary-search', 'ds-sorting'],
    },
    {
      id: 'ds-hierarchies',
      title: 'Recursion and trees',
      summary:
        'You can write recursive functions that always terminate, and you can traverse, search, and change a tree.',
      lessons: ['ds-recursion', 'ds-trees', 'ds-search-trees', 'ds-heaps'],
    },
    {
      id: 'ds-graphs',
      title: 'Graphs',
      summary:
        "You can find what's connected, what's nearest, and where the cycles are in a graph, and choose the right structure for a task.",
      lessons: ['ds-graphs-breadth', 'ds-graphs-depth', 'ds-choosing', 'ds-project'],
    },
  ],
  project: {
    title: 'A city map',
    brief:
      'Build a route finder for a small city, piece by piece: read the streets, then find the places you can reach, the route with the fewest stops, and the fastest route.',
    acceptance: [
      'The app reads a list of streets into a graph.',
      "It finds the route with the fewest stops, and tells you clearly if there's no route.",
      'It finds the fastest route, even if that route has more stops.',
      'It reports the route as a list of places, along with its cost.',
    ],
    inputs: [
      {
        label: 'From',
        code: "streets,\n  'Station',",
        choices: ['Station', 'Park', 'Market', 'Museum', 'Harbor', 'Zoo', 'Pier', 'Lighthouse'],
      },
      {
        label: 'To',
        code: "'Zoo',\n);",
        choices: ['Zoo', 'Harbor', 'Museum', 'Market', 'Park', 'Station', 'Pier', 'Lighthouse'],
      },
    ],
  },
} satisfies Course;
