/** Explanations of statements that don't run because they're in a comment. */
import type { Translated } from '../../translation';

export const lineIsComment = (line: number) =>
  `Zeile ${line} ist ein Kommentar und wird deshalb nicht ausgeführt. Entferne \`//\`.`;

/** `statement` is the code in the comment, in backticks. */
export const commentHasStatement = (line: number, statement: string) =>
  `Wegen \`//\` in Zeile ${line} wird auch ${statement} nicht ausgeführt. Fang davor eine neue Zeile an.`;

export type Complete = Translated<
  typeof import('../../en/errors/turnedOff'),
  typeof import('./turnedOff')
>;
