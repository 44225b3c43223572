import type { Question } from './model';

/** Frequently asked questions, in display order. Answers can contain `{brand}` and `{email}`. */
export const questions = [
  {
    id: 'account',
    question: 'Do I need an account?',
    answer: [
      "No. Open a lesson and start. You don't have to sign in anywhere on this site.",
      'Your browser saves your progress, and none of it is sent to us.',
    ],
    places: ['home', 'about'],
    keywords: ['login', 'sign up', 'register'],
  },
  {
    id: 'cost',
    question: 'What does it cost?',
    answer: ["Nothing. The entire site is free, and there's nothing to buy here."],
    places: ['home', 'about'],
    keywords: ['free', 'price', 'pay'],
  },
  {
    id: 'first-course',
    question: 'Which course should I take first?',
    answer: [
      "If you've never written code, take Web Development, which starts from zero. The other courses build on the JavaScript from the first two modules of Web Development.",
      'If you already write loops and functions, choose based on what interests you: Data Structures or Machine Learning. Interview Preparation comes after Data Structures.',
    ],
    places: ['home'],
  },
  {
    id: 'how-long',
    question: 'How long will it take?',
    answer: [
      "Every lesson, course, and program shows a range of times: the low end is for a fast pace, and the high end is for a careful pace. Most beginners are closer to the high end, and that's fine.",
      "The study planner, under Programs, turns your free days into a schedule and shows when you'd finish.",
    ],
    places: ['home'],
  },
  {
    id: 'maths',
    question: 'Do I need to be good at math?',
    answer: [
      "You don't need math for Web Development. Basic arithmetic is enough for Data Structures.",
      'Machine Learning uses some algebra and averages. We explain anything beyond that when you need it.',
    ],
    places: ['home'],
  },
  {
    id: 'python',
    question: 'Do you teach Python?',
    answer: [
      'No. All of the lessons use JavaScript, even the Machine Learning lessons.',
      'Most ideas carry over to Python: variables, functions, loops, and data structures work much the same way there.',
    ],
    places: ['about'],
    keywords: ['java', 'languages'],
  },
  {
    id: 'too-late',
    question: 'Am I too old, or is it too late to start?',
    answer: [
      "There's no age limit, and you don't need a degree. You just need time and some patience with errors, which every programmer runs into every day.",
      'Try one lesson before you decide anything.',
    ],
    places: ['home'],
  },
  {
    id: 'job',
    question: 'Will I get a job afterward?',
    answer: [
      "No one can promise you a job, so we don't. Hiring depends on where you live, timing, your other experience, and luck.",
      'What you can count on is the work itself: projects that you can show and explain, each with clear requirements.',
    ],
    places: ['home', 'about'],
    keywords: ['career', 'careers', 'jobs', 'hiring'],
  },
  {
    id: 'certificate',
    question: 'Is there a certificate?',
    answer: [
      'No. Your projects show what you can do: you can open them, run them, and explain them.',
    ],
    places: ['about'],
    keywords: ['certificates', 'diploma'],
  },
  {
    id: 'teachers',
    question: 'Where are the teachers?',
    answer: [
      "There aren't any. You learn at your own pace: read, try, and check.",
      'Every exercise checks your code in your browser and shows what it expected and what your code returned. Hints come one at a time, and each exercise has a solution with an explanation.',
    ],
    places: ['home', 'about'],
  },
  {
    id: 'device',
    question: 'What device and browser do I need?',
    answer: [
      'Chrome, Edge, Firefox, or Safari: any version released since mid-2023. Reading works well on a phone.',
      'For exercises, a keyboard helps a lot, but a phone will do. You also build projects in your browser.',
    ],
    places: ['home', 'about'],
  },
  {
    id: 'offline',
    question: 'Does it work offline, or without JavaScript?',
    answer: [
      "You can read every page and every lesson without JavaScript, because they're all plain HTML. Running code, checking exercises, filtering lists, and planning your studies require JavaScript.",
      "Offline, you can reopen pages you've visited, and their exercises still run. To save a lesson ahead of time, open the details under its title and choose Save for offline; to save all lessons, use the button on the Tutorials page.",
    ],
    places: ['about'],
  },
  {
    id: 'stored',
    question: 'What does this site store about me?',
    answer: [
      'This site stores only what you do here, and only in your own browser: your color mode if you choose one, your progress, a study plan if you start one, and copies of pages for offline use. We never see any of it.',
      'The About page shows all of this data and lets you export or delete it. Clearing your browser data also deletes everything this site has stored, so export your progress first if you want to keep it.',
    ],
    places: ['home', 'about'],
  },
  {
    id: 'mistake',
    question: 'I found a mistake. How do I report it?',
    answer: [
      'Write to {email} and tell us which page has the mistake and what you expected. A short note is enough.',
      'We make mistakes, and you may be the first to spot this one. Thanks for taking the time.',
    ],
    places: ['about'],
    keywords: ['email', 'support', 'error report'],
  },
] satisfies Question[];
