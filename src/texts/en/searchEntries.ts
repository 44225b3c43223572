/** Texts of the site's entries in the search. Keywords aren't shown: they are other words that visitors try. */

/** Where a result is found. */
export const lessonIn = (course: string) => `Lesson in ${course}`;
export const glossary = 'Glossary';
export const aboutUs = 'About us';
export const blog = 'Blog';
export const careers = 'Careers';

/** Keywords of the About page. */
export const aboutKeywords = ['Purpose', 'Accessibility'];

export const contact = {
  title: 'Contact',
  description: "Write to us with questions, mistakes you found, or anything that's missing.",
  keywords: 'About us. Email, support, help, feedback',
};
export const yourData = {
  title: 'Your data',
  description: 'What is saved on your device, how to move it to another one, and how to delete it.',
  keywords: 'About us. Progress, privacy, storage, backup',
};
export const people = { title: 'Who teaches here', keywords: 'About us. Teachers, team' };
export const events = { title: 'Events', keywords: 'About us' };
export const startDates = {
  title: 'Next start dates',
  description: 'When the next groups start, on which days they meet, and how to apply.',
  keywords: 'Programs. Cohorts, dates, calendar, seats',
};
export const prices = {
  title: 'Prices',
  description: "What it costs, what's included, and how you can pay.",
  keywords: 'Programs. Price, cost, fees, tuition',
};

/** Description of the people or the events: their names. */
export const list = (names: readonly string[]) => names.join(', ');
