/** Sentences about mistakes in the attributes of a tag. */

/** How the attribute looks when it's right. */
const right = (attribute: string) => `\`${attribute}="…"\``;

export const quotedName = (attribute: string) =>
  `Put quotes only around the value of \`${attribute}\`: ${right(attribute)}.`;
export const doubledEquals = (attribute: string) => `Write \`=\` only once: ${right(attribute)}.`;
export const missingEquals = (attribute: string) =>
  `Write \`=\` after \`${attribute}\`: ${right(attribute)}.`;
export const curlyQuote = (quote: string, attribute: string) =>
  `\`${quote}\` is a curly quote. Put straight quotes around the value of \`${attribute}\`: ${right(attribute)}.`;
export const openQuote = (quote: string, attribute: string) =>
  `The quote before the value of \`${attribute}\` isn't closed. Add \`${quote}\` after the value.`;
export const doubledQuote = (attribute: string) =>
  `Write only one quote before the value of \`${attribute}\` and one after it: ${right(attribute)}.`;
export const missingFirstQuote = (quote: string, attribute: string) =>
  `The value of \`${attribute}\` ends with a quote but doesn't start with one. Add \`${quote}\` before it.`;
/** `sign` is a comma or a semicolon between attributes. */
export const extraSign = (sign: string) => `Remove the \`${sign}\` from the tag.`;
export const again = (attribute: string) =>
  `\`${attribute}\` is in the tag twice. Remove one of them.`;

/** There's text inside a tag with a name that HTML doesn't have. */
export const textInUnknownTag = (name: string) =>
  `HTML has no \`<${name}>\`. Text goes between two tags, such as \`<p>\` and \`</p>\`.`;
/** `start` and `end` are tags. */
export const textInTag = ({ text, start, end }: { text: string; start: string; end: string }) =>
  `\`${text}\` is inside the tag. Write it between \`${start}\` and \`${end}\`.`;
