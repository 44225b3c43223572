import type { Course } from '../model';

export const webDevelopment = {
  id: 'web-development',
  slug: 'web-development',
  subject: 'web-development',
  title: 'Web Development',
  description:
    'From the first line of code to a small application: JavaScript, HTML, CSS, interactive pages, requests to servers, and tests.',
  level: 'beginner',
  topics: ['html', 'css', 'javascript', 'accessibility', 'testing'],
  cover: 'tags',
  forWhom: [
    "You've never written code, or you've copied some without knowing how it works.",
    'You like to see the result of a change right away.',
    'You want to stop being scared of error messages.',
  ],
  notFor: [
    'You want to build a site today without writing code. A site builder will be faster.',
    'You already write front-end code for a living. Most of this course would bore you; try the last module.',
    "You want to learn servers and databases in depth. Here, you'll send requests to servers, but you won't build them.",
  ],
  outcomes: [
    'Write small JavaScript functions, and trace an error message to its cause.',
    'Write HTML whose structure makes sense to a browser, a search engine, and a screen reader.',
    'Predict which CSS rule wins, and lay out a page that fits a phone and a wide screen.',
    'Keep the state of a page in one place and render the page from it.',
    'Load data from a server and handle loading, empty results, and errors.',
    'Split a program into modules and components, and test the program the way a visitor would use it.',
  ],
  prerequisites: [],
  alsoNeeded: ['A modern browser. A phone is enough; a keyboard makes writing code easier.'],
  modules: [
    {
      id: 'web-first-day',
      title: 'The first day',
      summary:
        'You can write your first program and your first page, and you know what to do when something goes wrong.',
      lessons: ['web-say-something', 'web-names', 'web-first-page', 'web-reading-errors'],
    },
    {
      id: 'web-thinking',
      title: 'Thinking in code',
      summary:
        'You can break a small task into steps and turn them into code with conditions, functions, arrays, and objects.',
      lessons: [
        'web-decide',
        'web-functions',
        'web-arrays',
        'web-loops',
        'web-objects',
        'web-references',
        'web-list-functions',
        'web-text',
      ],
    },
    {
      id: 'web-documents',
      title: 'Meaningful HTML',
      summary:
        'You can mark up an article, a table, and a form so that people can use them without seeing them.',
      lessons: ['web-html-tree', 'web-content', 'web-forms'],
    },
    {
      id: 'web-styling',
      title: 'Styling without surprises',
      summary:
        'You can explain why an element looks the way it does, and change it with the least CSS that works.',
      lessons: ['web-css-cascade', 'web-box', 'web-type-color'],
    },
    {
      id: 'web-layout',
      title: 'Layouts that fit the screen',
      summary:
        'You can build one layout that works from 320 pixels up, and explain why it needs so few breakpoints.',
      lessons: ['web-flexbox', 'web-grid', 'web-every-screen'],
    },
    {
      id: 'web-interaction',
      title: 'Pages that react',
      summary:
        'You can keep the state of a page in one place, change it when events happen, and render the page from it.',
      lessons: ['web-dom-changes', 'web-state-events', 'web-keyboard', 'web-form-checks'],
    },
    {
      id: 'web-servers',
      title: 'Talking to servers',
      summary:
        'You can wait for a response without blocking the page, and show a helpful message when the response is slow, empty, or an error.',
      lessons: ['web-promises', 'web-async-await', 'web-asking-server'],
    },
    {
      id: 'web-lasting',
      title: 'Code that lasts',
      summary:
        "You can split up a program, test it the way a visitor would use it, measure a page's performance, and put everything you've learned together in a small app.",
      lessons: ['web-modules', 'web-tests', 'web-fast', 'web-project'],
    },
  ],
  project: {
    title: 'A reading list',
    brief:
      'Build a small app: a reading list where you can add, check off, and filter books. The app works with the keyboard alone and announces every change to screen readers.',
    acceptance: [
      'You can add a book by title, and an empty title is rejected with a message.',
      'You can check off finished books, and the list shows how many are left.',
      'A filter shows either all books or only the books left to read.',
      'Every control has a name and works with the keyboard alone.',
      "Changes are announced to people who can't see them.",
    ],
  },
} satisfies Course;
