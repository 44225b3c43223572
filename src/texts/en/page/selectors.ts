/** Sentences about mistakes in CSS selectors. */

export const extraColon = 'Remove the `:` before the `{`.';
export const brackets = 'A selector has no `<` and `>`. Only write the name of the element.';
/** `selector` is the right one. */
export const byClass = (selector: string) => `Write \`${selector}\` to select by class.`;
export const byId = (selector: string) => `Write \`${selector}\` to select by id.`;
/** `sign` is a dot or a `#`. */
export const extraSpace = (sign: string, selector: string) =>
  `Remove the space after \`${sign}\`: \`${selector}\`.`;
export const isClass = (name: string) => `\`${name}\` is a class. Write \`.${name}\`, with a dot.`;
export const isId = (name: string) => `\`${name}\` is an id. Write \`#${name}\`.`;
/** `sign` is a dot or a `#` right after another name. */
export const isElementInside = (name: string, sign: string) =>
  `\`${name}\` is an element. Write a space before it, not \`${sign}\`.`;
/** `sign` is a dot or a `#`. */
export const isElement = (name: string, sign: string) =>
  `\`${name}\` is an element. Write \`${name}\`, without the \`${sign}\`.`;
export const typo = (written: string, meant: string) =>
  `Is \`${written}\` a typo? Write \`${meant}\`.`;
