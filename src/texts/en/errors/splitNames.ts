/** Explanations of names that are split into several words. Code arrives in backticks. */

/** What to call the separator between the words. */
const separators: Readonly<Record<string, string>> = {
  '': 'a space',
  '-': 'a hyphen',
  '.': 'a dot',
};

/** The task asks for a name that's the first of the words. */
export const onlyFirstWord = (separator: string, name: string) =>
  `A name can't have ${separators[separator]} in it. Write only ${name}.`;

export const oneWord = (separator: string, name: string) =>
  `A name can't have ${separators[separator]} in it. Write it as one word: ${name}.`;
