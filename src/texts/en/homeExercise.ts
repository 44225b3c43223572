/** Texts around the exercise at the top of the home page. */

export const title = 'Try it now';
/** On the same line as the title. */
export const source = 'A real exercise from lesson 1.';
/** Link after the exercise is solved. */
export const continueLesson = 'Continue in lesson 1';
