/** Sentences about an `<a>` that isn't a link. */

/** `sign` stands where the equals sign should be. */
export const wrongSign = (sign: string) => `Write \`=\` after \`href\`, not \`${sign}\`.`;
export const src = "A link's address goes in `href`, not in `src`.";
export const noAttribute = 'The address needs its attribute. Write `href=` before it.';
export const typo = (name: string) => `Is \`${name}\` a typo? Write \`href\`.`;
export const afterTag = '`href` goes in the start tag, before its `>`.';
export const noHref = "There's an `<a>`, but without `href` it isn't a link.";
