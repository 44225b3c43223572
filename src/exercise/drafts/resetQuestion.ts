import * as texts from '../../texts/en/exerciseDrafts';
import type { Question } from './QuestionBar';
import type { Start } from './useStart';

/**
 * Builds the confirmation for resetting the code. If code was carried over from an earlier part of the
 * project, it offers a choice between that code and the sample solution.
 *
 * @param start - versions that the code can be reset to
 * @param replace - replaces the editor's text
 */
export function resetQuestion({ own, model }: Start, replace: (text: string) => void): Question {
  if (own === undefined) {
    return {
      text: texts.replaceWithStarter,
      confirm: texts.resetCode,
      agree: () => replace(model),
    };
  }
  return {
    text: texts.startPartOver,
    confirm: texts.useMyEarlierCode,
    agree: () => replace(own),
    other: { confirm: texts.useSampleSolution, agree: () => replace(model) },
  };
}

/**
 * @param start - versions that the code can be reset to
 * @param text - the code in the editor
 * @returns true if a reset can change the code
 */
export function canReset({ own, model }: Start, text: string): boolean {
  return text !== model || own !== undefined;
}
