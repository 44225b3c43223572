/** Sentences about tags that aren't written correctly. `tag` is the tag as the learner wrote it. */

export const backslash = (tag: string, right: string) =>
  `\`${tag}\` has a backslash. An end tag has a slash: \`${right}\`.`;
export const spaceInStart = (tag: string, right: string) =>
  `\`${tag}\` has a space after the \`<\`. Remove it: \`${right}\`.`;
export const spaceInEnd = (tag: string, right: string) =>
  `\`${tag}\` has a space after the \`</\`. Remove it: \`${right}\`.`;
/** `tag` is `<main heading>`. */
export const mainHeading = (tag: string) =>
  `The main heading is written with \`<h1>\`, not with \`${tag}\`.`;
/** `tag` is `<section heading>`. */
export const sectionHeading = (tag: string) =>
  `The section heading is written with \`<h2>\`, not with \`${tag}\`.`;
export const noBrackets = (name: string) =>
  `Tags are written with \`<\` and \`>\`: \`<${name}>\` and \`</${name}>\`.`;
export const openComment = "The comment isn't closed. Write `-->` at its end.";
export const moreThanName = (tag: string, right: string) =>
  `\`${tag}\` has more than a name. An end tag only has its name: \`${right}\`.`;
/** `right` is the start of the tag as it should be. */
export const missingSpace = (tag: string, right: string) =>
  `A space is missing after \`${tag}\`. Write \`${right}\`.`;
/** The attribute of an `<a>` has no name. */
export const noAttributeName = '`=` needs a name before it. Write `<a href=…>`.';
/** The text is after an equals sign. */
export const textAfterEquals = (name: string) =>
  `Write the text between \`<${name}>\` and \`</${name}>\`, not after \`=\`.`;
/** `tag` is the part of the tag that's there. */
export const incomplete = (tag: string) => `\`${tag}\` isn't complete. Add \`>\` after it.`;
export const incompleteAfterQuote = (tag: string) =>
  `\`${tag}\` isn't complete. Add \`>\` after the closing quote.`;
