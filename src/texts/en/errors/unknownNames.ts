/**
 * Explanations of unknown names whose meaning is clear. Code arrives in backticks, unless the sentence has
 * its own.
 */

/** For `consolelog`. */
export const periodMissing = 'A period is missing. Write `console.log(…)`.';

/** A function that prints in another language, in a function without `return`. */
export const returnOrPrint = (name: string) =>
  `${name} doesn't exist. To send the value back, write \`return …;\`. To print it, write \`console.log(…)\`.`;

export const taskAsksFor = ({ name, line, near }: { name: string; line: number; near: string }) =>
  `The task asks for ${name}, but line ${line} declares ${near}. Rename it there.`;

/** `name` is a spelled-out number, such as `two`. */
export const writeNumber = (name: string, number: number) =>
  `${name} doesn't exist. Write the number \`${number}\`.`;

/** `member` is a function of `Math`, such as `Math.max`. */
export const didYouMean = (name: string, member: string) =>
  `${name} doesn't exist. Did you mean \`${member}\`?`;

/** `statement` is a `return` with the value. */
export const returnOrDeclare = (name: string, statement: string) =>
  `${name} isn't declared yet. To send a value back, write ${statement}. To keep it under a name, write \`let\` or \`const\` before it.`;

/** `name` is two declared names without anything in between. */
export const runTogether = ({
  name,
  first,
  second,
  calculation,
}: {
  name: string;
  first: string;
  second: string;
  calculation: string;
}) =>
  `${name} is ${first} and ${second} run together. Write what to calculate, as in ${calculation}.`;
