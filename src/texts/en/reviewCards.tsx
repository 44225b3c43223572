/** Texts of today's review: the cards, the summary, and the days without questions. */
import type { ReactNode } from 'react';
import { countOf } from './format';

export const checking = "Checking what's due…";
export const notSaved =
  "Your browser doesn't let this site save your ratings. You'll lose them when you leave the page.";
export const remindMe = 'Remind me when reviews are due';

/** The label of a card. */
export const questionOf = (number: number, count: number) => `Question ${number} of ${count}`;
export const loadingQuestion = 'Loading the question…';
export const questionFailed = "This question didn't load. Check your connection.";
export const retry = 'Try again';
export const skipToday = 'Skip it today';

export const fromLesson = (lesson: string) => `From “${lesson}”`;
/**
 * @param label - the card's label, from `questionOf`
 * @param lesson - the lesson's title
 */
export const labelAndLesson = (label: string, lesson: string) => `${label}. From “${lesson}”`;

/** Precedes the reader's own code in a card. */
export const findBug = "You wrote this on the way to your solution. What's wrong with it?";

export const answerInYourHead = 'Answer in your head first.';
export const predictionHelp = 'Write one line for each line of output, or answer in your head.';
export const checkPrediction = 'Check';
export const showAnswer = 'Show the answer';
/** The label of the answer. */
export const answer = 'Answer';
/**
 * Announced when the answer appears.
 *
 * @param isRight - true if the reader's prediction was right
 */
export const answerShown = (isRight: boolean) =>
  isRight ? "Right. Here's the answer." : "Here's the answer.";
export const predictedRight = 'Right. You wrote exactly what it prints.';
/** @param link - a link with the exercise's title */
export const fromExercise = (link: ReactNode) => <>From the exercise {link}</>;
/** @param link - a link with the section's title */
export const fromSection = (link: ReactNode) => <>From the section {link}</>;

/** Keyboard hints. */
export const keysForAnswer = (
  <>
    <kbd>Space</kbd> or <kbd>Enter</kbd> shows the answer
  </>
);
export const keysForRating = (
  <>
    <kbd>1</kbd> to <kbd>4</kbd> rate
  </>
);

export const howWell = 'How well did you know it?';
/** Names of the ratings, with descriptions. */
export const ratings = {
  again: { name: 'Again', means: "I didn't know it" },
  hard: { name: 'Hard', means: 'I had to think hard' },
  good: { name: 'Good', means: 'I knew it' },
  easy: { name: 'Easy', means: 'I knew it right away' },
} as const;

/** The time until a review, on its own and inside the sentences below. */
export const tomorrow = 'tomorrow';
export const inDays = (count: number) => `in ${countOf(count, 'day')}`;
export const inMonths = (count: number) => `in ${countOf(count, 'month')}`;
export const inYears = (count: number) => `in ${countOf(count, 'year')}`;

export const allForToday = "That's all for today";
export const questionsReviewed = (count: number) => `${countOf(count, 'question')} reviewed`;
/** @param when - the time until the next review, such as `tomorrow` */
export const ratedCard = ({
  lesson,
  rating,
  when,
}: {
  lesson: string;
  rating: keyof typeof ratings;
  when: string;
}) => `${lesson}. Rated ${ratings[rating].name}, next review ${when}.`;

export const nothingDue = 'Nothing is due today';
/**
 * @param count - number of questions that are due next, at least 1
 * @param when - the time until then, such as `tomorrow`
 */
export const nextDue = (count: number, when: string) =>
  count === 1
    ? `The next question is due ${when}.`
    : `The next ${countOf(count, 'question')} are due ${when}.`;
export const moreAfterLesson = "You'll get more questions when you finish another lesson.";

/** Links to what the reader can read next. */
export const continueWith = (lesson: string) => `Continue: ${lesson}`;
export const startFirstLesson = 'Start lesson 1';
export const seeAllLessons = 'See all lessons';

/** Shown until the reader finishes a lesson, next to an example of a question. */
export const finishLessonFirst = 'Finish a lesson first';
export const howToGetQuestions =
  "Pass a lesson's exercises. Starting the next day, its questions show up here. Each question looks like the example: you answer, compare, and rate yourself.";
export const example = 'Example';
export const loadingExample = 'Loading the example…';
export const afterExample =
  "In a review, you'd now rate how well you knew the answer: the better you knew it, the later the question comes back. This is an example, so nothing is saved.";
