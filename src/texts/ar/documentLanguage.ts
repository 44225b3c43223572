import type { Translated } from '../translation';

/** The language of the site's documents, as a BCP 47 tag without a region, for browsers and search engines. */
export const documentLanguage = 'ar';

export type Complete = Translated<
  typeof import('../en/documentLanguage'),
  typeof import('./documentLanguage')
>;
