/** A piece of text with an id that stays the same when the text is edited. */
interface ListedText {
  id: string;
  text: string;
}

export const LEAD =
  "Recalling something right before you'd forget it helps it stick. Answer a few questions a day from lessons you've finished.";

export const WITHOUT_SCRIPT =
  "Reviews need JavaScript. You'll find the same questions at the end of each lesson, where they work without JavaScript.";

export const NOT_SAVED =
  "Your browser doesn't let this site save your ratings. You'll lose them when you leave the page.";

/** What the review page says until the reader finishes a lesson. */
export const FIRST = {
  title: 'Finish a lesson first',
  text: "Pass a lesson's exercises. Starting the next day, its questions show up here. Each question looks like the example: you answer, compare, and rate yourself.",
} as const;

export const EXAMPLE = {
  name: 'Example',
  loading: 'Loading the example…',
  after:
    "In a review, you'd now rate how well you knew the answer: the better you knew it, the later the question comes back. This is an example, so nothing is saved.",
} as const;

export const HOW_IT_WORKS: readonly ListedText[] = [
  {
    id: 'which',
    text: "When a lesson is done, its check-yourself questions and predict-the-output exercises show up here, starting the next day. You'll get at most ten questions a day.",
  },
  {
    id: 'when',
    text: "You rate how well you knew each answer. If you didn't know the answer, the question comes back tomorrow; if you did, it comes back later. The schedule comes from FSRS, an open-source scheduler.",
  },
  {
    id: 'calm',
    text: "You won't lose anything if you stay away for a week or a year, and there are no streaks. Your ratings stay in this browser; you can export them with your progress.",
  },
];
