/** Sentences about what a call returns, after one that says what's wrong. The name arrives in backticks. */

/** `name` is a built-in method, such as `find`. */
export const findsNothing = (name: string) => `${name} returns that when it finds nothing.`;

export const noReturn = (name: string) => `The function ${name} has no \`return\`.`;

export const checkReturned = (name: string) => `Check what ${name} returns.`;
