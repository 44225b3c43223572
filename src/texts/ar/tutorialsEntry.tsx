/** Texts of the questions that find a starting point in the lessons. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

export const title = 'هل تعرف شيئًا من البرمجة؟';
export const questionNumber = (number: number, total: number) => `السؤال ${number} من ${total}`;
export const startingPoint = 'نقطة بدايتك';
export const yes = 'نعم';
export const no = 'لا';
export const startOver = 'البدء من جديد';

// The list for visitors without JavaScript. A lesson is a link with its title.
/**
 * @param question - such as «هل يمكنك كتابة حلقة؟»
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
    <bdi>{question}</bdi> إن كان الجواب لا: <bdi>{lesson}</bdi>. <bdi>{why}</bdi>
  </>
);
/** For visitors who can do what all the questions ask. */
export const startIfAll = (lesson: ReactNode, why: string) => (
  <>
    إذا كنت تستطيع كل ذلك: <bdi>{lesson}</bdi>. <bdi>{why}</bdi>
  </>
);

export type Complete = Translated<
  typeof import('../en/tutorialsEntry'),
  typeof import('./tutorialsEntry')
>;
