import type { Program } from '../model';

/** From the first line of code to a tested application. */
export const frontEndFoundations = {
  id: 'front-end-foundations',
  slug: 'front-end-foundations',
  title: 'Front-End Foundations',
  description:
    'From the first line of code to a tested application, with enough about cost to know why a long list gets slow.',
  forWhom: [
    'You start from zero and want to build things people open in a browser.',
    'You have followed tutorials and get stuck as soon as the page is blank.',
  ],
  notPromised: [
    'A job. The path leaves you with work to show. Whether someone hires you depends on much that no course controls.',
    'Servers and databases. You will call them, not build them.',
    'A framework. You will know what frameworks do for you, which makes learning one from its own documentation easier.',
  ],
  steps: [
    {
      course: 'web-development',
      modules: ['web-first-day', 'web-thinking'],
      checkpoint: {
        id: 'front-end-first-programs',
        title: 'Programs of your own',
        shows: [
          'A function of your own that takes a list of objects and returns what you asked of it.',
          'An error message of yours, read aloud: what went wrong, and in which line.',
        ],
      },
    },
    {
      course: 'web-development',
      modules: ['web-documents', 'web-styling', 'web-layout'],
      checkpoint: {
        id: 'front-end-static-page',
        title: 'A page that fits and reads well',
        shows: [
          'A page of three sections and a form that makes sense with its styles turned off.',
          'The same page at 320 and at 1440 pixels, with nothing cut off and nothing scrolling sideways.',
        ],
      },
    },
    {
      course: 'web-development',
      modules: ['web-interaction', 'web-servers'],
      checkpoint: {
        id: 'front-end-interactive-page',
        title: 'A page that reacts',
        shows: [
          'A list that can be added to and changed, all drawn from one state.',
          'Every control reached and used with the keyboard alone.',
          'What the page shows while an answer is on its way, when it is empty, and when it fails.',
        ],
      },
    },
    {
      course: 'data-structures',
      modules: ['ds-cost', 'ds-lookup'],
      checkpoint: {
        id: 'front-end-cost',
        title: 'Knowing what slow means',
        shows: [
          'A nested loop of your own replaced by a map, with step counts before and after.',
          'The cost of three array methods you use often, stated and checked by counting.',
        ],
      },
    },
    {
      course: 'web-development',
      modules: ['web-lasting'],
      checkpoint: {
        id: 'front-end-application',
        title: 'A small application',
        shows: [
          'The course project, with every acceptance point checked off.',
          'A test of yours that acts like a visitor, and what it says when you break what it covers.',
        ],
      },
    },
  ],
} satisfies Program;
