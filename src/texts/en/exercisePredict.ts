/** Texts of the exercises in which the visitor predicts a program's output. */

export const praise = 'You read code the way the computer does.';
/** Shown if the visitor submitted the revealed output. */
export const notCounted =
  "You viewed the output, so this doesn't count yet. Read the explanation, then trace the code again and write the output yourself.";
/** Button to start over without the output. */
export const answerItMyself = 'Answer it myself';
/** Title of the solution for visitors without JavaScript. */
export const output = 'Output';
export const help = 'Type one line for each line of output.';
export const correct = 'Correct.';
