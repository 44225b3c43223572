/** Sentences about mistakes in CSS that browsers silently ignore. */

export const extraBrace =
  "This `}` doesn't close anything. Remove it, or look for the `{` that's missing above.";
/** The rule is named by its selector. */
export const openRule = (selector: string) =>
  `A \`}\` is missing at the end of the rule for \`${selector}\`.`;
export const noSelector = 'Write a selector before the `{`.';
export const comment = "CSS doesn't know `//`. Write a comment between `/*` and `*/`.";
export const outside = (declaration: string) =>
  `\`${declaration}\` is outside the braces. Is there a \`}\` above it, or no \`{\`?`;
/** `before` is the code that the sign should follow. */
export const missingSemicolon = (before: string) =>
  `A semicolon is missing. Write \`;\` after \`${before}\`.`;
export const missingColon = (before: string) =>
  `A colon is missing. Write \`:\` after \`${before}\`.`;
export const missingBrace = (before: string) =>
  `A brace is missing. Write \`{\` after \`${before}\`.`;
export const equalsSign = (declaration: string) =>
  `Write \`:\` instead of \`=\`: \`${declaration}\`.`;
export const hyphen = (property: string) => `Write the property with a hyphen: \`${property}\`.`;
export const incomplete = (code: string) =>
  `\`${code}\` isn't complete. Write a property, a colon, and a value.`;
export const unknownProperty = (property: string) => `CSS has no property named \`${property}\`.`;
export const typo = (property: string, meant: string) =>
  `Is \`${property}\` a typo? Write \`${meant}\`.`;
export const wrongValue = (value: string, property: string) =>
  `\`${value}\` isn't a value of \`${property}\`. Check the property and the value.`;

/** How to repair a value. `right` is the declaration as it should be. */
export const extraComma = (right: string) => `Remove the comma at the end: \`${right}\`.`;
export const extraQuotes = (right: string) => `Remove the quotes: \`${right}\`.`;
export const spaceBeforeUnit = (right: string) => `Remove the space before the unit: \`${right}\`.`;
export const noUnit = (right: string) => `A number needs a unit: \`${right}\`.`;
export const unitTypo = (right: string) => `Is the unit a typo? Write \`${right}\`.`;
export const extraCommas = (right: string) => `Remove the commas: \`${right}\`.`;
export const valueTypo = (right: string) => `Is this a typo? Write \`${right}\`.`;
