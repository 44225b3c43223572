/** Explains statements that don't run because they're in a comment. */
import { named } from '../source/source';
import * as texts from '../../../texts/en/errors/turnedOff';

/**
 * Explains that a comment contains a statement that should run.
 *
 * @param code - the learner's code
 * @param statement - pattern for the statement
 */
export function describeTurnedOff(code: string, statement: string): string | undefined {
  const pattern = new RegExp(`^\\s*//+\\s*(.*?)(${statement})`);
  for (const [index, line] of code.split('\n').entries()) {
    const [, before, found] = pattern.exec(line) ?? [];
    if (found === undefined) continue;
    return before === ''
      ? texts.lineIsComment(index + 1)
      : texts.commentHasStatement(index + 1, named(found));
  }
  return undefined;
}
