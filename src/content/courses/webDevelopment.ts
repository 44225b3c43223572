import type { Course } from '../model';

/** From the first line of code to a small, tested application. */
export const webDevelopment = {
  id: 'web-development',
  slug: 'web-development',
  subject: 'web-development',
  title: 'Web Development',
  description:
    'From the first line of code to a small application: JavaScript, HTML, CSS, pages that react, requests to servers, and tests.',
  level: 'beginner',
  topics: ['html', 'css', 'javascript', 'accessibility', 'testing'],
  cover: 'tags',
  forWhom: [
    'You have never written code, or have copied some without knowing why it works.',
    'You like to see the result of a change at once.',
    'You want to read an error message without alarm.',
  ],
  notFor: [
    'You want to build a site today without writing code. A site builder does that faster.',
    'You already ship front-end work. Most of it would bore you; try the last module.',
    'You want to learn servers and databases in depth. This course calls servers; it does not build them.',
  ],
  outcomes: [
    'Write small JavaScript functions, and read an error message down to its cause.',
    'Write HTML whose structure makes sense to a browser, a search engine and a screen reader.',
    'Predict which CSS rule wins, and lay out a page that fits a phone and a wide screen.',
    'Keep the state of a page in one place and draw the page from it.',
    'Load data from a server and handle the waiting, the empty answer and the failure.',
    'Split a program into modules and components, and test what a visitor does with it.',
  ],
  prerequisites: [],
  alsoNeeded: ['A current browser. A phone is enough; a keyboard makes writing code easier.'],
  modules: [
    {
      id: 'web-first-day',
      title: 'The first day',
      summary:
        'You can write a first program and a first page, and you know what to do when something goes wrong.',
      lessons: ['web-say-something', 'web-names', 'web-first-page', 'web-reading-errors'],
    },
    {
      id: 'web-thinking',
      title: 'Thinking in code',
      summary:
        'You can break a small task into steps and write them with decisions, functions, lists and objects.',
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
      title: 'Pages that mean something',
      summary:
        'You can mark up an article, a table and a form so that they can be used without seeing them.',
      lessons: ['web-html-tree', 'web-content', 'web-forms'],
    },
    {
      id: 'web-styling',
      title: 'Styling without surprises',
      summary:
        'You can say why an element looks the way it does, and change it with the least CSS that works.',
      lessons: ['web-css-cascade', 'web-box', 'web-type-color'],
    },
    {
      id: 'web-layout',
      title: 'Layouts that fit the screen',
      summary:
        'You can build one layout that works from 320 pixels up, and explain why it needs few breakpoints.',
      lessons: ['web-flexbox', 'web-grid', 'web-every-screen'],
    },
    {
      id: 'web-interaction',
      title: 'Pages that react',
      summary:
        'You can keep the state of a page in one place, change it on events, and draw the page from it.',
      lessons: ['web-dom-changes', 'web-state-events', 'web-keyboard', 'web-form-checks'],
    },
    {
      id: 'web-servers',
      title: 'Asking others',
      summary:
        'You can wait for an answer without blocking the page, and show something sensible when it is slow, empty or an error.',
      lessons: ['web-promises', 'web-async-await', 'web-asking-server'],
    },
    {
      id: 'web-lasting',
      title: 'Making it last',
      summary:
        'You can split a program, test what a visitor does, say what a page costs, and build a small application from all of it.',
      lessons: ['web-modules', 'web-tests', 'web-fast', 'web-project'],
    },
  ],
  project: {
    title: 'A reading list',
    brief:
      'Build a small application in the page: a list of books one wants to read, that can be added to, ticked off and filtered, works with the keyboard, and says what happened.',
    acceptance: [
      'A book can be added with its title, and an empty title is refused with a message.',
      'Finished books can be ticked, and the list shows how many are left.',
      'A filter shows all books, or those that are left.',
      'Every control has a name and is reached with the keyboard alone.',
      'What changed is announced to people who cannot see it.',
    ],
  },
} satisfies Course;
