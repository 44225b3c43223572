/** Title of the hidden frame that runs the learner's code. */
export const frameTitle = 'Runs the code of this page';
