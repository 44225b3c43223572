/** Texts of the button that leads to the next lesson. The lesson's title is below the label. */

/** Label if the reader has started a lesson. */
export const continueLabel = 'Continue:';
/** Label for new readers, such as 'First lesson:'. */
export const newReaderLabel = (label: string) => `${label}:`;
/** In place of the lesson's title, while the browser only knows it in another language. */
export const nextLessonLabel = 'Your next lesson';
