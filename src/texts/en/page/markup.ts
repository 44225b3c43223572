/** Sentences about tags that don't exist, don't match, or are repeated. `name` is the name of an element. */

export const link = (name: string) => `A link is written with \`<a>\`, not with \`<${name}>\`.`;
/** `meant` is the start tag that was probably meant. */
export const unknown = (name: string, meant: string) =>
  `HTML has no \`<${name}>\`. Write \`${meant}\`.`;

export const extra = (name: string) => `There's an extra \`<${name}>\`. Remove it.`;
export const second = (name: string) => `There are two \`<${name}>\` elements. Remove one.`;
export const shouldEnd = (name: string) =>
  `The second \`<${name}>\` should be the end tag. Write \`</${name}>\`.`;

export const inHead = (name: string) =>
  `\`<${name}>\` is inside \`<head>\`. Move it to \`<body>\`.`;
/** The elements overlap. */
export const endsAfter = (name: string, outer: string) =>
  `\`<${name}>\` starts inside \`<${outer}>\` but ends after it. Move \`</${name}>\` before \`</${outer}>\`.`;
export const otherEnd = (name: string, end: string) =>
  `\`<${name}>\` is closed with \`</${end}>\`. It needs \`</${name}>\`.`;
export const needsEnd = (name: string) =>
  `\`<${name}>\` needs an end tag. Add \`</${name}>\` after its content.`;
export const noStart = (name: string) =>
  `\`</${name}>\` doesn't close anything. Remove it, or look for the \`<${name}>\` that's missing above.`;
export const isEndTag = (name: string) =>
  `\`</${name}>\` is an end tag. A start tag has no slash: \`<${name}>\`.`;
/** `tag` is the tag as it's written, with a slash at its end. */
export const slashAfterName = (name: string, tag: string) =>
  `The slash of an end tag goes before the name. Write \`</${name}>\`, not \`${tag}\`.`;
export const extraSlash = (tag: string, right: string) =>
  `\`${tag}\` has a slash at the end. Remove it: \`${right}\`.`;

/** A heading is inside a paragraph. `fix` is how to repair it. */
export function inParagraph(
  name: string,
  fix: 'moveBefore' | 'removeHeading' | 'endParagraph' | 'removeParagraph',
): string {
  const fault = `\`<${name}>\` is inside \`<p>\`, which only has text in it.`;
  switch (fix) {
    case 'moveBefore':
      return `${fault} Move it before \`<p>\`.`;
    case 'removeHeading':
      return `${fault} Remove \`<${name}>\` and \`</${name}>\`.`;
    case 'endParagraph':
      return `${fault} Write \`</p>\` before \`<${name}>\`.`;
    case 'removeParagraph':
      return `${fault} Remove the \`<p>\` and \`</p>\` around it.`;
  }
}
