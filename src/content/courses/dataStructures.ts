import type { Course } from '../model';

/** The structures behind everyday code, built by hand and counted. */
export const dataStructures = {
  id: 'data-structures',
  slug: 'data-structures',
  subject: 'data-structures',
  title: 'Data Structures',
  description:
    'Build the structures behind everyday code, from lists to graphs, and learn to say what each one costs and when it fits.',
  level: 'intermediate',
  topics: ['algorithms', 'big o', 'arrays', 'hashing', 'sorting', 'trees', 'graphs', 'javascript'],
  cover: 'nodes',
  forWhom: [
    'You write working code and want to know why some of it gets slow.',
    'You use arrays and objects for everything and suspect there is more.',
    'You plan to practice for technical interviews and want the ground under it first.',
  ],
  notFor: [
    'You have not written a loop or a function yet. Take the first two modules of Web Development first.',
    'You want proofs. We argue carefully, but this is not a university course on algorithms.',
    'You only need to pass one exam next week. Building each structure takes longer than that.',
  ],
  outcomes: [
    'State the cost of a piece of code, and back it with a count.',
    'Build a linked list, a queue, a hash map, a search tree and a heap by hand.',
    'Write a binary search and a merge sort that are right at the edges.',
    'Walk trees and graphs with recursion, a stack or a queue, and say which you chose and why.',
    'Pick a structure from the operations a task needs, and name what you give up.',
  ],
  prerequisites: [{ course: 'web-development', through: 'web-thinking' }],
  alsoNeeded: ['School arithmetic. Logarithms are explained when they first appear.'],
  modules: [
    {
      id: 'ds-cost',
      title: 'What things cost',
      summary: 'You can count the steps of a program, and say how the count grows with its input.',
      lessons: ['ds-big-o', 'ds-linked-lists', 'ds-stack-queue'],
    },
    {
      id: 'ds-lookup',
      title: 'Finding by key',
      summary: 'You can build a hash map, and replace a slow search by a lookup.',
      lessons: ['ds-hash-map', 'ds-sets'],
    },
    {
      id: 'ds-order',
      title: 'Order',
      summary: 'You can search a sorted list in a few steps, and sort one yourself.',
      lessons: ['ds-binary-search', 'ds-sorting'],
    },
    {
      id: 'ds-hierarchies',
      title: 'Things within things',
      summary: 'You can write recursion that ends, and walk, search and change a tree.',
      lessons: ['ds-recursion', 'ds-trees', 'ds-search-trees', 'ds-heaps'],
    },
    {
      id: 'ds-graphs',
      title: 'Networks',
      summary:
        'You can find what is connected, what is nearest and what goes in a circle, and choose the structure for a task.',
      lessons: ['ds-graphs-breadth', 'ds-graphs-depth', 'ds-choosing', 'ds-project'],
    },
  ],
  project: {
    title: 'A city map',
    brief:
      'Build a route finder for the map of a small city, piece by piece: read the streets, find what can be reached, the way with the fewest stops, and the quickest one.',
    acceptance: [
      'The map is read from a list of streets into a graph.',
      'The way with the fewest stops is found, and there is a clear answer where there is none.',
      'The quickest way is found, also where it has more stops.',
      'The way is told as a list of places with its cost.',
    ],
  },
} satisfies Course;
