/** The language of the site's documents, as a BCP 47 tag without a region, for browsers and search engines. */
export const documentLanguage = 'en';
