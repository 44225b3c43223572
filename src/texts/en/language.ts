/** Facts about the language of this folder's texts. */

/** BCP 47 tag for `Intl`. */
export const LANGUAGE: string = 'en-US';
