/** The language of this folder's texts, as a BCP 47 tag, for `Intl`. */
export const LANGUAGE = 'en-US';
