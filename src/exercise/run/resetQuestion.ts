import type { Question } from './QuestionBar';
import type { Start } from './useStart';

/**
 * @param start - what the code starts from
 * @param replace - puts one of the starts into the editor
 * @returns the question shown before the code is reset; a part of a project can offer two starts
 */
export function resetQuestion({ own, model }: Start, replace: (text: string) => void): Question {
  if (own === undefined) {
    return {
      text: 'Replace your code with the starter?',
      confirm: 'Reset code',
      agree: () => replace(model),
    };
  }
  return {
    text: 'Start this part over?',
    confirm: 'Use my earlier code',
    agree: () => replace(own),
    other: { confirm: 'Use the model answer', agree: () => replace(model) },
  };
}

/**
 * @param start - what the code starts from
 * @param text - the code in the editor
 * @returns whether there's a start that isn't in the editor
 */
export function canReset({ own, model }: Start, text: string): boolean {
  return text !== model || own !== undefined;
}
