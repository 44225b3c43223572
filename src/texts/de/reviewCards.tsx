/** Texts of today's review: the cards, the summary, and the days without questions. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';
import * as counts from './counts';
import { countOf } from './format';

export const checking = 'Wir sehen nach, was fällig ist …';
export const notSaved =
  'Dein Browser erlaubt dieser Website nicht, deine Bewertungen zu speichern. Sie gehen verloren, wenn du die Seite verlässt.';
export const remindMe = 'Erinnere mich, wenn Fragen fällig sind';

/** The label of a card. */
export const questionOf = (number: number, count: number) => `Frage ${number} von ${count}`;
export const loadingQuestion = 'Frage wird geladen …';
export const questionFailed = 'Die Frage konnte nicht geladen werden. Prüfe deine Verbindung.';
export const retry = 'Neu laden';
export const skipToday = 'Heute auslassen';

export const fromLesson = (lesson: string) => `Aus „${lesson}“`;
/**
 * @param label - the card's label, from `questionOf`
 * @param lesson - the lesson's title
 */
export const labelAndLesson = (label: string, lesson: string) => `${label}. Aus „${lesson}“`;

/** Precedes the reader's own code in a card. */
export const findBug =
  'Das hast du auf dem Weg zu deiner Lösung geschrieben. Was stimmt daran nicht?';

export const answerInYourHead = 'Antworte zuerst im Kopf.';
export const predictionHelp =
  'Schreib für jede Zeile der Ausgabe eine Zeile oder antworte im Kopf.';
export const checkPrediction = 'Prüfen';
export const showAnswer = 'Antwort anzeigen';
/** The label of the answer. */
export const answer = 'Antwort';
/**
 * Announced when the answer appears.
 *
 * @param isRight - true if the reader's prediction was right
 */
export const answerShown = (isRight: boolean) =>
  isRight ? 'Richtig. Hier ist die Antwort.' : 'Hier ist die Antwort.';
export const predictedRight = 'Richtig. Du hast genau das geschrieben, was der Code ausgibt.';
/** @param link - a link with the exercise's title */
export const fromExercise = (link: ReactNode) => <>Aus der Aufgabe {link}</>;
/** @param link - a link with the section's title */
export const fromSection = (link: ReactNode) => <>Aus dem Abschnitt {link}</>;

/** Keyboard hints. */
export const keysForAnswer = (
  <>
    <kbd>Leertaste</kbd> oder <kbd>Enter</kbd> zeigt die Antwort
  </>
);
export const keysForRating = (
  <>
    Mit <kbd>1</kbd> bis <kbd>4</kbd> bewerten
  </>
);

export const howWell = 'Wie gut wusstest du es?';
/** Names of the ratings, with descriptions. */
export const ratings = {
  again: { name: 'Noch mal', means: 'Ich wusste es nicht' },
  hard: { name: 'Schwer', means: 'Ich musste lange überlegen' },
  good: { name: 'Gut', means: 'Ich wusste es' },
  easy: { name: 'Leicht', means: 'Ich wusste es sofort' },
} as const;

/** The time until a review, on its own and inside the sentences below. */
export const tomorrow = 'morgen';
export const inDays = (count: number) => `in ${countOf(count, 'Tag', 'Tagen')}`;
export const inMonths = (count: number) => `in ${countOf(count, 'Monat', 'Monaten')}`;
export const inYears = (count: number) => `in ${countOf(count, 'Jahr', 'Jahren')}`;

export const allForToday = 'Das war’s für heute';
export const questionsReviewed = (count: number) => `${counts.questions(count)} wiederholt`;
/** @param when - the time until the next review, such as `tomorrow` */
export const ratedCard = ({
  lesson,
  rating,
  when,
}: {
  lesson: string;
  rating: keyof typeof ratings;
  when: string;
}) => `${lesson}. Bewertet mit „${ratings[rating].name}“, nächste Wiederholung ${when}.`;

export const nothingDue = 'Heute ist nichts fällig';
/**
 * @param count - number of questions that are due next, at least 1
 * @param when - the time until then, such as `tomorrow`
 */
export const nextDue = (count: number, when: string) =>
  count === 1
    ? `Die nächste Frage ist ${when} fällig.`
    : `Die nächsten ${counts.questions(count)} sind ${when} fällig.`;
export const moreAfterLesson = 'Weitere Fragen bekommst du, wenn du noch eine Lektion schaffst.';

/** Links to what the reader can read next. */
export const continueWith = (lesson: string) => `Weiter mit: ${lesson}`;
export const startFirstLesson = 'Lektion 1 starten';
export const seeAllLessons = 'Zu allen Lektionen';

/** Shown until the reader finishes a lesson, next to an example of a question. */
export const finishLessonFirst = 'Mach zuerst eine Lektion fertig';
export const howToGetQuestions =
  'Löse die Aufgaben einer Lektion. Ab dem nächsten Tag findest du hier ihre Fragen. Jede Frage funktioniert wie das Beispiel: Du antwortest, vergleichst und bewertest dich selbst.';
export const example = 'Beispiel';
export const loadingExample = 'Beispiel wird geladen …';
export const afterExample =
  'In einer Wiederholung würdest du jetzt bewerten, wie gut du die Antwort wusstest: je besser, desto später kommt die Frage wieder. Das hier ist ein Beispiel, deshalb wird nichts gespeichert.';

export type Complete = Translated<
  typeof import('../en/reviewCards'),
  typeof import('./reviewCards')
>;
