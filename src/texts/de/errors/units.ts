/** Explanations of numbers with a unit, or with a letter in them. Code arrives in backticks. */
import type { Translated } from '../../translation';

/** `amount` is what the learner wrote, such as `20kg`; `quoted` is the same in quotes. */
export const notNumber = ({
  amount,
  number,
  quoted,
}: {
  amount: string;
  number: string;
  quoted: string;
}) =>
  `${amount} ist keine Zahl. Schreib nur ${number}. Wenn es Text ist, setz es in Anführungszeichen: ${quoted}.`;

/** `letter` looks like a digit: `O` in `5O`. `number` has the digit instead. */
export const letterForDigit = (letter: string, number: string) =>
  `${letter} ist ein Buchstabe. Schreib ${number}.`;

export type Complete = Translated<typeof import('../../en/errors/units'), typeof import('./units')>;
