import * as texts from '../../texts/en/exerciseDrafts';
import type { Question } from './QuestionBar';

/**
 * Builds the confirmation for showing the solution.
 *
 * @param isUnedited - true if the reader hasn't changed the starting code
 * @param agree - shows the solution in the editor
 */
export function solutionQuestion(isUnedited: boolean, agree: () => void): Question {
  const confirm = texts.showSolution;
  return isUnedited
    ? {
        text: texts.showSolutionFirst,
        confirm,
        dismiss: texts.tryItFirst,
        agree,
      }
    : { text: texts.replaceWithSolution, confirm, agree };
}

/**
 * Builds the confirmation for writing code again whose lines the reader has put in order.
 *
 * @param agree - puts the code to start with into the editor
 */
export function writeAgainQuestion(agree: () => void): Question {
  return { text: texts.replaceToWriteAgain, confirm: texts.replaceCode, agree };
}
