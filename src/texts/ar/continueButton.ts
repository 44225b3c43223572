/** Texts of the button that leads to the next lesson. The lesson's title is below the label. */
import type { Translated } from '../translation';

/** Label if the reader has started a lesson. */
export const continueLabel = 'متابعة:';
/** Label for new readers, such as «الدرس الأول:». */
export const newReaderLabel = (label: string) => `${label}:`;
/** In place of the lesson's title, while the browser only knows it in another language. */
export const nextLessonLabel = 'درسك التالي';

export type Complete = Translated<
  typeof import('../en/continueButton'),
  typeof import('./continueButton')
>;
