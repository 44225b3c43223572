import type { Course } from '../model';
import { outline, tutorial } from './lesson';

/** From counting steps to graphs, each structure built by hand once. */
export const dataStructures = {
  id: 'data-structures',
  slug: 'data-structures',
  subject: 'data-structures',
  title: 'Data Structures',
  description:
    'Build the structures behind everyday code, from lists to graphs, and learn to say what each one costs and when it fits.',
  level: 'intermediate',
  topics: ['algorithms', 'big o', 'arrays', 'hashing', 'sorting', 'trees', 'graphs', 'javascript'],
  forWhom: [
    'You write working code and want to know why some of it gets slow.',
    'You use arrays and objects for everything and suspect there is more.',
    'You plan to practice for technical interviews and want the ground under it first.',
  ],
  notFor: [
    'You have not written a loop or a function yet. Take the JavaScript module of Web Development first.',
    'You want proofs. We argue carefully, but this is not a university course on algorithms.',
    'You only need to pass one exam next week. Building each structure takes longer than that.',
  ],
  outcomes: [
    'State the time and memory cost of a piece of code, and back it with a count.',
    'Build a dynamic array, a linked list, a ring buffer, a hash map, a search tree and a heap by hand.',
    'Pick a structure from the operations a task needs, and name what you give up.',
    'Write a binary search and a merge sort that are right at the edges.',
    'Walk trees and graphs with recursion, a stack or a queue, and say which you chose and why.',
    'Write down what must always hold inside a structure, and test it on random input.',
  ],
  prerequisites: [],
  alsoNeeded: [
    'JavaScript basics: variables, conditions, loops, functions, arrays and objects.',
    'School arithmetic. Logarithms are explained when they first appear.',
  ],
  modules: [
    {
      id: 'ds-cost',
      title: 'Counting the cost',
      summary:
        'You can say how the work of a function grows with its input, and check the claim by counting.',
      lessons: [
        tutorial('ds-big-o'),
        outline('ds-growth', 'Growth: constant, logarithmic, linear, quadratic', [30, 45], 4),
        outline('ds-memory', 'Memory as a cost: copies, references and scratch space', [30, 45], 3),
        outline('ds-measuring', 'Measuring time without fooling yourself', [35, 55], 2),
      ],
    },
    {
      id: 'ds-sequences',
      title: 'Arrays and linked lists',
      summary:
        'You can build both kinds of sequence and explain which operations each makes cheap.',
      lessons: [
        outline('ds-dynamic-array', 'A dynamic array that grows by doubling', [45, 70], 4),
        outline('ds-amortized', 'Why doubling is cheap on average', [30, 50], 2),
        outline('ds-singly-linked', 'A linked list: nodes, head and the last link', [45, 70], 5),
        outline('ds-doubly-linked', 'Links both ways, and removal in constant time', [40, 65], 3),
      ],
    },
    {
      id: 'ds-ends',
      title: 'Stacks, queues and recursion',
      summary:
        'You can choose between last-in-first-out and first-in-first-out, and follow a recursive call on paper.',
      lessons: [
        tutorial('ds-stack-queue'),
        outline('ds-ring-buffer', 'A queue in a ring: no shifting, no waste', [40, 60], 3),
        outline('ds-brackets-undo', 'Stacks at work: matching brackets and undo', [40, 60], 4),
        outline('ds-call-stack', 'Recursion and the call stack', [45, 70], 5),
      ],
    },
    {
      id: 'ds-lookup',
      title: 'Hashing',
      summary:
        'You can build a hash map, explain when it slows down, and use maps and sets to remove a nested loop.',
      lessons: [
        tutorial('ds-hash-map'),
        outline('ds-hash-functions', 'What a hash function owes you', [30, 45], 3),
        outline('ds-collisions', 'Collisions, load factor and growing the table', [45, 70], 3),
        outline('ds-sets-counting', 'Sets, counting and grouping in one pass', [35, 55], 5),
      ],
    },
    {
      id: 'ds-order',
      title: 'Searching and sorting',
      summary:
        'You can write a search and a sort that are right for empty, single and repeated values.',
      lessons: [
        outline('ds-binary-search', 'Binary search and its invariant', [45, 70], 5),
        outline('ds-insertion-sort', 'Insertion sort, and when it is the right one', [30, 45], 3),
        outline('ds-merge-sort', 'Merge sort: split, sort, merge', [45, 70], 4),
        outline('ds-quicksort', 'Quicksort, pivots and the bad case', [45, 70], 3),
        outline('ds-comparators', 'Comparators, stability and sorting by two keys', [30, 50], 4),
      ],
    },
    {
      id: 'ds-hierarchies',
      title: 'Trees',
      summary:
        'You can walk a tree in every usual order and keep a search tree correct through inserts and removals.',
      lessons: [
        tutorial('ds-trees'),
        outline('ds-search-tree', 'Binary search trees: insert, find, remove', [50, 80], 5),
        outline('ds-traversal', 'Walking a tree with recursion, a stack or a queue', [40, 60], 5),
        outline('ds-balance', 'Why trees tip over, and how rotations right them', [50, 80], 3),
        outline('ds-tries', 'Tries: trees made of letters', [40, 60], 4),
      ],
    },
    {
      id: 'ds-priority',
      title: 'Heaps',
      summary:
        'You can keep the smallest item in reach while others come and go, and find the top few of many.',
      lessons: [
        outline('ds-binary-heap', 'A binary heap in an array', [50, 75], 4),
        outline('ds-heapify', 'Building a heap in linear time, and heapsort', [40, 60], 3),
        outline('ds-top-k', 'The top ten of a million, and merging sorted lists', [40, 60], 4),
      ],
    },
    {
      id: 'ds-graphs',
      title: 'Graphs',
      summary:
        'You can turn a question about connections into a graph and answer it with the right walk.',
      lessons: [
        outline('ds-graph-forms', 'Nodes and edges: lists, matrices and grids', [35, 55], 3),
        outline('ds-breadth-first', 'Breadth-first search and fewest steps', [45, 70], 4),
        outline('ds-depth-first', 'Depth-first search, components and cycles', [45, 70], 4),
        outline('ds-topological', 'Putting tasks in order: topological sort', [40, 60], 3),
        outline('ds-dijkstra', 'Paths with weights: Dijkstra with a heap', [55, 85], 3),
        outline('ds-union-find', 'Union-find: are these two connected?', [40, 65], 3),
      ],
    },
    {
      id: 'ds-design',
      title: 'Choosing and combining',
      summary:
        'You can go from a list of operations to a structure, combine two when one is not enough, and test the result.',
      lessons: [
        outline('ds-choosing', 'From operations to a structure: a method', [35, 55], 4),
        outline('ds-lru-cache', 'A cache with two structures in one', [50, 80], 3),
        outline('ds-invariants', 'Invariants, and tests with random input', [45, 70], 3),
        outline('ds-library-docs', 'Reading the cost of a library you did not write', [25, 40], 2),
      ],
    },
  ],
  project: {
    title: 'A route finder for a transit map',
    brief:
      'Write a program that reads stops and connections from a file, answers how to get from one stop to another, and completes a stop name after a few letters. Every structure it uses is your own, written and tested by you.',
    acceptance: [
      'It reads at least 60 stops and 100 connections from a file and refuses a broken file with the line and the reason.',
      'It finds the route with the fewest stops and the route with the least time, and the two differ in at least one example.',
      'A start that cannot reach its goal gives a clear answer, not a crash or an endless loop.',
      'Completing a stop name visits only the matching part of the trie. A counter shows it.',
      'The heap, the trie and the graph have tests on random input that check their invariants after every change.',
      'Results on 200 random pairs agree with a slow, simple search kept beside the tests.',
      'The README states the cost of each operation and the count that supports it.',
    ],
    minutes: { from: 720, to: 1200 },
  },
} satisfies Course;
