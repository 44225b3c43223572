import type { Question } from '../../../src/content/model';

/** Frequently asked questions for the home page, for the about page, and for both. */
export const questions: readonly Question[] = [
  {
    id: 'swim',
    question: 'Do I have to swim?',
    answer: ['Yes. Falling in is part of it.', 'Life vests are worn all the same.'],
    places: ['home', 'about'],
  },
  {
    id: 'boat',
    question: 'Do I need a boat?',
    answer: ['No. A rope and a window are enough for the first weeks.'],
    places: ['home'],
  },
  {
    id: 'leak',
    question: 'I found a leak. Who wants to know?',
    answer: ['Write to {email}.', 'Everyone at {brand} can hold a bucket.'],
    places: ['about'],
  },
  {
    id: 'lighthouse',
    question: 'Is there a lighthouse?',
    answer: ['There is one. It is not ours.'],
    places: ['about'],
  },
];
