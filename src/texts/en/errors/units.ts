/** Explanations of numbers with a unit, or with a letter in them. Code arrives in backticks. */

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
  `${amount} isn't a number. Write only ${number}, or put it in quotes if it's text: ${quoted}.`;

/** `letter` looks like a digit: `O` in `5O`. `number` has the digit instead. */
export const letterForDigit = (letter: string, number: string) =>
  `${letter} is a letter. Write ${number}.`;
