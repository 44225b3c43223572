import type { EntryPoints } from './summary';

/**
 * Questions on the tutorials page for readers with some experience, in display order. `lesson` is a lesson
 * id. Readers must be able to answer a question without knowing the terms that its lesson introduces.
 */
export const entryPoints: EntryPoints<string> = {
  questions: [
    {
      id: 'variables',
      question: 'Have you written a program with variables and if statements?',
      lesson: 'web-say-something',
      why: "The first lesson is your starting point, and it doesn't assume that you know anything about code.",
    },
    {
      id: 'functions',
      question: 'Can you write a function that takes a list and returns a value?',
      lesson: 'web-functions',
      why: "You'll start with functions, followed by arrays and loops.",
    },
    {
      id: 'pages',
      question: 'Have you built a page with HTML and CSS by hand?',
      lesson: 'web-html-tree',
      why: "You know enough JavaScript for now. Next, you'll learn what a page is made of, and later you'll use code to make it react to visitors.",
    },
    {
      id: 'cost',
      question: 'Can you explain why a nested loop gets slow on a long list?',
      lesson: 'ds-big-o',
      why: "You're ready for Data Structures, which starts with this question.",
    },
  ],
  beyond: {
    lesson: 'ds-linked-lists',
    why: 'Skip Big O; start with the structures and their trade-offs.',
  },
};
