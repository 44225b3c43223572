/** Writing direction of the site's language, which is the value of the `dir` attribute. */
export type Direction = 'ltr' | 'rtl';

/** Writing direction of this build's language. */
export const DIRECTION: Direction = process.env.DIRECTION === 'rtl' ? 'rtl' : 'ltr';
