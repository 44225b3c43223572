/** Texts of the review page that don't depend on the reader: its header, and how reviews work. */

export const lead =
  "Recalling something right before you'd forget it helps it stick. Answer a few questions a day from lessons you've finished.";

export const howItWorksTitle = 'How reviews work';
export const withoutScript =
  "Reviews need JavaScript. You'll find the same questions at the end of each lesson, where they work without JavaScript.";

/** Paragraphs: which questions show up, when, and what happens if the reader stays away. */
export const howItWorks = [
  "When a lesson is done, its check-yourself questions and predict-the-output exercises show up here, starting the next day. Code that you wrote on the way to a solution shows up too, if its mistake is known: you find it again. You'll get at most ten questions a day.",
  "You rate how well you knew each answer. If you didn't know the answer, the question comes back tomorrow; if you did, it comes back later. The schedule comes from FSRS, an open-source scheduler.",
  "You won't lose anything if you stay away for a week or a year, and there are no streaks. Your ratings stay in this browser; you can export them with your progress.",
];

/** Links below the paragraphs. */
export const allLessons = 'All lessons';
export const whatIsStored = "What's stored, export and import";
