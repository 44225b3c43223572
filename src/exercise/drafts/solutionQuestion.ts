import type { Question } from './QuestionBar';

/**
 * Builds the confirmation for showing the solution.
 *
 * @param isUnedited - true if the reader hasn't changed the starting code
 * @param agree - shows the solution in the editor
 */
export function solutionQuestion(isUnedited: boolean, agree: () => void): Question {
  const confirm = 'Show the solution';
  return isUnedited
    ? {
        text: 'Show the solution before you try? To pass, you need to write it yourself.',
        confirm,
        dismiss: 'Try it first',
        agree,
      }
    : { text: 'Replace your code with the solution?', confirm, agree };
}
