import type { Course } from '../model';
import { outline, tutorial } from './lesson';

/** From an empty folder to a small, tested, published application. */
export const webDevelopment = {
  id: 'web-development',
  slug: 'web-development',
  subject: 'web-development',
  title: 'Web Development',
  description:
    'Build pages that work for everyone: HTML, CSS, JavaScript, requests to servers, components, tests and publishing.',
  level: 'beginner',
  topics: ['html', 'css', 'javascript', 'typescript', 'react', 'accessibility', 'testing', 'git'],
  forWhom: [
    'You have never written code, or have copied some without knowing why it works.',
    'You want to make something you can show by sending a link.',
    'You like to see the result of a change at once.',
  ],
  notFor: [
    'You want to build a site today without writing code. A site builder does that faster.',
    'You already ship front-end work. Most of it would bore you; start at components or testing.',
    'You want to learn servers and databases in depth. This course calls servers; it does not build them.',
  ],
  outcomes: [
    'Write HTML whose structure makes sense to a browser, a search engine and a screen reader.',
    'Predict which CSS rule wins, and lay out a page that fits a phone and a wide screen.',
    'Write small JavaScript functions, and read an error message down to its cause.',
    'Keep the state of a page in one place and draw the page from it.',
    'Load data from a server and handle the waiting, the empty answer and the failure.',
    'Split a page into typed components and test what a visitor does with it.',
    'Publish a site, and undo a release that went wrong.',
  ],
  prerequisites: [],
  alsoNeeded: [
    'A computer with a keyboard and a current browser. A phone is enough for reading, not for building.',
    'Being able to save, find and rename files.',
  ],
  modules: [
    {
      id: 'web-first-page',
      title: 'What happens when a page opens',
      summary:
        'You can say what the browser asks for and what it gets back, and keep versions of a page you wrote yourself.',
      lessons: [
        outline('web-request-response', 'Browser, server, request, response', [25, 40], 2),
        outline('web-folder-and-editor', 'A folder, an editor, a first page', [30, 45], 2),
        outline('web-developer-tools', 'Looking inside a page with developer tools', [25, 40], 3),
        outline('web-git-commits', 'Saving each step with Git', [40, 60], 3),
      ],
    },
    {
      id: 'web-documents',
      title: 'Documents with a structure',
      summary:
        'You can mark up an article, a table and a form so that they can be used without seeing them.',
      lessons: [
        tutorial('web-html-tree'),
        outline('web-headings-lists', 'Headings, paragraphs and lists', [25, 40], 3),
        outline('web-links-images', 'Links and images that explain themselves', [30, 45], 3),
        outline('web-tables', 'Tables for data, with proper headers', [25, 40], 2),
        outline('web-forms', 'Forms: labels, input types, built-in checks', [45, 70], 4),
      ],
    },
    {
      id: 'web-styling',
      title: 'Styling without surprises',
      summary:
        'You can say why an element looks the way it does, and change it with the least CSS that works.',
      lessons: [
        tutorial('web-css-cascade'),
        outline('web-box-model', 'The box: content, padding, border and margin', [30, 45], 3),
        outline('web-type-units', 'Text that reads well: units and line length', [30, 45], 3),
        outline('web-color-contrast', 'Color, contrast and dark mode', [35, 55], 3),
      ],
    },
    {
      id: 'web-layout',
      title: 'Layouts that fit the screen',
      summary:
        'You can build one layout that works from 320 pixels up, and explain why it needs few breakpoints.',
      lessons: [
        outline('web-normal-flow', 'Normal flow: layout before you ask', [25, 40], 2),
        outline('web-flexbox', 'Flexbox: one direction at a time', [40, 60], 4),
        outline('web-grid', 'Grid: rows and columns together', [45, 70], 4),
        outline('web-responsive', 'Media queries, container queries, images', [40, 60], 3),
      ],
    },
    {
      id: 'web-javascript',
      title: 'JavaScript from the ground up',
      summary:
        'You can break a small task into functions, write them, and find the line that is wrong.',
      lessons: [
        outline('web-values-variables', 'Values, types and variables', [35, 55], 4),
        outline('web-decisions', 'Decisions: conditions and what counts as true', [30, 50], 4),
        outline('web-functions', 'Functions: what goes in, what comes out', [45, 70], 5),
        outline('web-arrays-loops', 'Arrays and loops, then map, filter and reduce', [50, 80], 6),
        outline('web-objects', 'Objects, references and copies', [45, 70], 5),
        outline('web-reading-errors', 'Reading an error and stepping through code', [35, 55], 3),
      ],
    },
    {
      id: 'web-interaction',
      title: 'Pages that react',
      summary:
        'You can keep the state of a page in one place, change it on events, and draw the page from it.',
      lessons: [
        outline('web-dom-changes', 'Finding and changing elements', [35, 55], 4),
        tutorial('web-state-events'),
        outline('web-form-validation', 'Checking a form and saying what to fix', [40, 60], 3),
        outline('web-keyboard-focus', 'Keyboard, focus and announcements', [40, 60], 3),
      ],
    },
    {
      id: 'web-servers',
      title: 'Talking to servers',
      summary:
        'You can load and send data, and show something sensible when the answer is slow, empty or an error.',
      lessons: [
        outline('web-promises', 'Waiting for things: promises, async and await', [45, 70], 4),
        tutorial('web-asking-server'),
        outline('web-request-states', 'Loading, empty, failed: the other states', [35, 55], 3),
        outline('web-url-storage', 'What to keep in the address or on the device', [35, 55], 3),
      ],
    },
    {
      id: 'web-components',
      title: 'Components and types',
      summary:
        'You can split a page into React components with TypeScript, and say which one owns which piece of state.',
      lessons: [
        outline('web-modules-build', 'Modules, packages and what a build does', [35, 55], 2),
        outline('web-typescript', 'TypeScript: mistakes that show early', [50, 80], 5),
        outline('web-react-props', 'Components and props', [45, 70], 4),
        outline('web-react-state', 'State, lists and keys', [50, 80], 4),
        outline('web-react-effects', 'Effects, and when you do not need one', [45, 70], 3),
      ],
    },
    {
      id: 'web-quality',
      title: 'Checking your work, then publishing it',
      summary:
        'You can test what a visitor does, measure what a page costs, and put it on the public web with a way back.',
      lessons: [
        outline('web-tests', 'Tests that act like a visitor', [50, 80], 4),
        outline('web-accessibility-audit', 'Accessibility by tool, keyboard and ear', [40, 60], 2),
        outline('web-performance', 'What makes a page slow, and how to measure it', [40, 60], 3),
        outline('web-security', 'Untrusted text, HTTPS, and secrets', [35, 55], 3),
        outline('web-publish', 'Publishing, reviewing a change, and rolling back', [45, 70], 2),
      ],
    },
  ],
  project: {
    title: 'A field guide to something near you',
    brief:
      'Build a site that helps people find things in one place you know: trees, murals, cafes, bus stops. It shows a list and a page for each entry, can be searched and filtered, and reads its data from a JSON file it requests.',
    acceptance: [
      'At least 12 entries come from one JSON file, and adding one needs no change to the code.',
      'Search and filter are kept in the address: reloading the page or pressing Back gives the same list.',
      'Slow, empty and failed requests each show their own message. You can demonstrate all three with developer tools.',
      'Everything works with the keyboard alone, and focus is always visible.',
      'At 320 pixels wide nothing scrolls sideways. At 1440 pixels no line of text is longer than 80 characters.',
      'An automated accessibility check reports no errors in light or dark mode.',
      'At least six tests act like a visitor, and each fails when you break what it covers.',
      'The site is public, and its README says how to run, test and publish it from a fresh copy.',
    ],
    minutes: { from: 900, to: 1500 },
  },
} satisfies Course;
