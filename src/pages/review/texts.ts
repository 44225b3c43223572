/** A sentence of a list, with a name that stays when the sentence changes. */
interface ListedText {
  id: string;
  text: string;
}

export const LEAD =
  'Recalling a thing just before you forget it makes it stay. A few questions a day, from lessons you have done.';

export const WITHOUT_SCRIPT =
  'Reviews need JavaScript. The same questions are at the end of each lesson, where they open without it.';

export const NOT_SAVED =
  'Your browser does not let this site store your ratings. They count until you leave the page.';

export const HOW_IT_WORKS: readonly ListedText[] = [
  {
    id: 'which',
    text: 'When you mark a lesson as done, its check-yourself questions and its code to predict come here, for the first time on the day after. At most ten a day.',
  },
  {
    id: 'when',
    text: 'You say how well you knew each answer. What you knew comes again after a longer time, what you did not know comes tomorrow. The times come from FSRS, an open scheduler.',
  },
  {
    id: 'calm',
    text: 'Nothing is lost when you stay away for a week or a year, and nobody counts your days. Your ratings stay in this browser; you can export them with your progress.',
  },
];
