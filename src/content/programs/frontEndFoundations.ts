import type { Program } from '../model';

export const frontEndFoundations = {
  id: 'front-end-foundations',
  slug: 'front-end-foundations',
  title: 'Front-End Foundations',
  description:
    'Go from the first line of code to a tested application, and learn enough about performance to know why big lists get slow.',
  forWhom: [
    "You're starting from zero and want to build things that people can use in a browser.",
    "You've followed tutorials but get stuck when you have to start from scratch.",
  ],
  notPromised: [
    "A job. You'll finish with work to show. Getting hired depends on many things that no course can control.",
    "Servers and databases. You'll send requests to servers, but you won't build them.",
    "A framework. You'll know what frameworks do for you, which makes it easier to learn a framework from its docs.",
  ],
  steps: [
    {
      course: 'web-development',
      modules: ['web-first-day', 'web-thinking'],
      checkpoint: {
        id: 'front-end-first-programs',
        title: 'Your own programs',
        shows: [
          'A function you wrote that takes a list of objects and returns the result you need.',
          'An error from your own code, explained out loud: what went wrong, and on which line.',
        ],
      },
    },
    {
      course: 'web-development',
      modules: ['web-documents', 'web-styling', 'web-layout'],
      checkpoint: {
        id: 'front-end-static-page',
        title: 'A page that fits the screen and reads well',
        shows: [
          'A page that has three sections and a form and still makes sense with its styles turned off.',
          'The same page at 320 and at 1440 pixels, with nothing cut off and no sideways scrolling.',
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
          'A list you can add to and change, with all of its state in one place.',
          'Controls that all work with the keyboard alone.',
          'What the page shows while a response is loading, when the response is empty, and when the request fails.',
        ],
      },
    },
    {
      course: 'data-structures',
      modules: ['ds-cost', 'ds-lookup'],
      checkpoint: {
        id: 'front-end-cost',
        title: 'An explanation of what makes code slow',
        shows: [
          'One of your nested loops replaced with a map, with step counts before and after.',
          'The cost of three array methods you use often, confirmed by counting steps.',
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
          'The course project, with every requirement checked off.',
          "A test you wrote that does what a visitor would do, and the test's output after you break the code it covers.",
        ],
      },
    },
  ],
} satisfies Program;
