/** Explanations of parameters that are missing, declared again, or used elsewhere. Code arrives in backticks. */

/** `keyword` is `let`, `const`, or `var`. */
export const declaredAgain = (name: string, keyword: string) =>
  `${name} is already declared as a parameter. To give it a new value, leave out ${keyword}.`;

/** `line` is set if nothing else is on the line of the declaration. */
export const valueFromCall = (name: string, line: number | undefined) =>
  line === undefined
    ? `${name} already gets its value from the call. Remove its declaration.`
    : `${name} already gets its value from the call. Remove line ${line}.`;

/** `isStray` is true if the whole line belongs in the function. */
export const onlyInside = ({
  name,
  owner,
  isStray,
}: {
  name: string;
  owner: string;
  isStray: boolean;
}) =>
  isStray
    ? `${name} is a parameter, so it exists only inside ${owner}. Move this line between its braces.`
    : `${name} is a parameter, so it exists only inside ${owner}. Write a value here.`;

/** `head` is the function's name with all its parameters. */
export const noParameters = (owner: string, head: string) =>
  `${owner} has no parameters. Put them in the parentheses: ${head}.`;

export const notParameterYet = ({
  name,
  owner,
  head,
}: {
  name: string;
  owner: string;
  head: string;
}) => `${name} isn't a parameter of ${owner} yet. Put it in the parentheses: ${head}.`;
