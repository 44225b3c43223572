/** Texts of the questions that find a starting point in the lessons. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

export const title = 'Kannst du schon ein bisschen programmieren?';
export const questionNumber = (number: number, total: number) => `Frage ${number} von ${total}`;
export const startingPoint = 'Dein Startpunkt';
export const yes = 'Ja';
export const no = 'Nein';
export const startOver = 'Von vorn';

// The list for visitors without JavaScript. A lesson is a link with its title.
/**
 * @param question - such as „Kannst du eine Schleife schreiben?“
 * @param why - why a visitor who answers no should start with the lesson
 */
export const startIfNot = ({
  question,
  lesson,
  why,
}: {
  question: string;
  lesson: ReactNode;
  why: string;
}) => (
  <>
    {question} Wenn nicht: {lesson}. {why}
  </>
);
/** For visitors who can do what all the questions ask. */
export const startIfAll = (lesson: ReactNode, why: string) => (
  <>
    Wenn du das alles kannst: {lesson}. {why}
  </>
);

export type Complete = Translated<
  typeof import('../en/tutorialsEntry'),
  typeof import('./tutorialsEntry')
>;
