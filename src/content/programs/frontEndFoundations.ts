import type { Program } from '../model';

/** From a first page to a published application. */
export const frontEndFoundations = {
  id: 'front-end-foundations',
  slug: 'front-end-foundations',
  title: 'Front-End Foundations',
  description:
    'From a first page to a tested, published application, with enough about cost to know why a long list gets slow.',
  forWhom: [
    'You start from zero and want to build things people open in a browser.',
    'You have followed tutorials and get stuck as soon as the page is blank.',
  ],
  notPromised: [
    'A job. The path leaves you with work to show. Whether someone hires you depends on much that no course controls.',
    'Servers and databases. You will call them, not build them.',
    'Every framework. You will know one well enough to learn the next from its own documentation.',
  ],
  steps: [
    {
      course: 'web-development',
      modules: ['web-first-page', 'web-documents', 'web-styling', 'web-layout'],
      checkpoint: {
        id: 'front-end-static-page',
        title: 'A page that fits and reads well',
        shows: [
          'A page of three sections and a form that makes sense with its styles turned off.',
          'The same page at 320 and at 1440 pixels, with nothing cut off and nothing scrolling sideways.',
          'A Git history in which each message says what changed.',
        ],
      },
    },
    {
      course: 'web-development',
      modules: ['web-javascript', 'web-interaction'],
      checkpoint: {
        id: 'front-end-interactive-page',
        title: 'A page that reacts',
        shows: [
          'A list that can be added to, filtered and sorted, all drawn from one state object.',
          'Every control reached and used with the keyboard alone.',
          'A bug you planted last week, found with the debugger and not by guessing.',
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
      modules: ['web-servers', 'web-components', 'web-quality'],
      checkpoint: {
        id: 'front-end-published',
        title: 'A published application',
        shows: [
          'The course project, with every acceptance point checked off.',
          'A release rolled back and put forward again, without losing work.',
          'One change explained to another person from its diff alone.',
        ],
      },
    },
  ],
} satisfies Program;
