/** Sentences about an `<a>` that isn't a link. */
import type { Translated } from '../../translation';

/** `sign` stands where the equals sign should be. */
export const wrongSign = (sign: string) => `Schreib \`=\` hinter \`href\`, nicht \`${sign}\`.`;
export const src = 'Die Adresse eines Links steht in `href`, nicht in `src`.';
export const noAttribute = 'Die Adresse braucht ihr Attribut. Schreib `href=` davor.';
export const typo = (name: string) => `Ist \`${name}\` ein Tippfehler? Schreib \`href\`.`;
export const afterTag = '`href` gehört ins Start-Tag, vor das `>`.';
export const noHref = 'Es gibt ein `<a>`, aber ohne `href` ist es kein Link.';

export type Complete = Translated<
  typeof import('../../en/page/bareLink'),
  typeof import('./bareLink')
>;
