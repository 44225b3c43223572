import type { Question } from './model';

/** Questions of visitors, in the order in which pages show them. Answers may hold `{brand}` and `{email}`. */
export const questions = [
  {
    id: 'account',
    question: 'Do I need an account?',
    answer: [
      'No. Open a lesson and start. Nothing on this site asks you to sign in.',
      'Your progress is kept by your own browser, not by us.',
    ],
    places: ['home', 'about'],
  },
  {
    id: 'cost',
    question: 'What does it cost?',
    answer: [
      'Using this site is free. Everything on it is open, and there is nothing to buy here.',
    ],
    places: ['home', 'about'],
  },
  {
    id: 'first-course',
    question: 'Which course should I take first?',
    answer: [
      'If you have never written code, take Web Development. It begins with the first line, and the others build on the JavaScript of its first two modules.',
      'If you already write loops and functions, choose by interest: Data Structures or Machine Learning. Interview Preparation comes after Data Structures.',
    ],
    places: ['home'],
  },
  {
    id: 'how-long',
    question: 'How long will it take?',
    answer: [
      'Every lesson, course and program shows a range, from a quick learner to a careful one. Beginners usually belong near the upper end, and that is fine.',
      'The study planner, beneath Programs, turns the days you have into dates and shows when you would finish.',
    ],
    places: ['home'],
  },
  {
    id: 'maths',
    question: 'Do I need to be good at math?',
    answer: [
      'Not for Web Development. School arithmetic carries you through Data Structures.',
      'Machine Learning uses some algebra and averages. Anything beyond that is explained where it is needed.',
    ],
    places: ['home'],
  },
  {
    id: 'too-late',
    question: 'Am I too old, or too late?',
    answer: [
      'The lessons ask for no age and no degree. They ask for time, and for patience with errors, which everyone meets every day.',
      'Try one lesson before you decide anything.',
    ],
    places: ['home'],
  },
  {
    id: 'job',
    question: 'Will I get a job afterwards?',
    answer: [
      'No one can promise that, and we do not. Hiring depends on where you live, on timing, on other experience and on luck.',
      'What you can count on is the work itself: projects with clear acceptance points that you can show and explain.',
    ],
    places: ['home', 'about'],
  },
  {
    id: 'certificate',
    question: 'Is there a certificate?',
    answer: ['No. Your projects are the evidence: they can be opened, run and asked about.'],
    places: ['about'],
  },
  {
    id: 'teachers',
    question: 'Where are the teachers?',
    answer: [
      'There are none. This is self-study: you read, try, and check.',
      'Exercises are tested in your browser and tell you what they expected and what they got. Hints come one at a time, and each exercise has a solution with an explanation.',
    ],
    places: ['home', 'about'],
  },
  {
    id: 'device',
    question: 'Which device and browser do I need?',
    answer: [
      'Chrome, Edge, Firefox or Safari in a version from the middle of 2023 or later. Reading works well on a phone.',
      'For exercises a keyboard helps a lot, and a phone will do: projects are built in the page, too.',
    ],
    places: ['home', 'about'],
  },
  {
    id: 'offline',
    question: 'Does it work offline, or without JavaScript?',
    answer: [
      'Reading does: every page and every lesson is plain HTML. Running code, checking exercises, filters and the planner need JavaScript, because it is what runs them.',
      'Without a connection, pages you have opened before open again, and their exercises run. A lesson can be saved ahead with the button under its title, and all lessons with the one on the Tutorials page.',
    ],
    places: ['about'],
  },
  {
    id: 'stored',
    question: 'What does this site store about me?',
    answer: [
      'Only what you do here, and only in your own browser: your color mode once you choose one, your progress once you make some, a study plan once you start one, and copies of pages for use without a connection. It is never sent to us.',
      'The About page shows all of it and lets you export or delete it. Clearing your browser data deletes it too, so export it first if you want to keep it.',
    ],
    places: ['home', 'about'],
  },
  {
    id: 'mistake',
    question: 'I found a mistake. How do I report it?',
    answer: [
      'Write to {email} with the name of the page and what you expected. A short note is enough.',
      'Mistakes happen at {brand} too, and a reader is often the first to see them. Thank you for taking the time.',
    ],
    places: ['about'],
  },
] satisfies Question[];
