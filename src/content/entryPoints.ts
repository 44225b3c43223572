import type { EntryPoints } from './summary';

/**
 * What the list of tutorials asks those who can do something already, in this order; lessons by their ids. Each question can be
 * answered honestly without knowing the words of the lesson that it leads to.
 */
export const entryPoints: EntryPoints<string> = {
  questions: [
    {
      id: 'functions',
      question: 'Can you write a function that takes a list and gives back a value?',
      lesson: 'web-functions',
      why: 'Functions come first here, then lists and loops. If even their code looks foreign, the first lesson is the better start.',
    },
    {
      id: 'pages',
      question: 'Have you built a page with HTML and CSS by hand?',
      lesson: 'web-html-tree',
      why: 'Your functions are enough for now. Next comes what a page is made of, and later your code makes it react.',
    },
    {
      id: 'cost',
      question: 'Can you tell why a loop within a loop gets slow on a long list?',
      lesson: 'ds-big-o',
      why: 'You bring all that Data Structures builds on, and it begins with this very question.',
    },
  ],
  beyond: {
    lesson: 'ds-linked-lists',
    why: 'You can skip the counting of steps. Here the structures themselves begin, each with what it makes cheap and what it makes slow.',
  },
};
