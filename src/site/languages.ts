import { ROOT_PATH } from './basePath';

export interface SiteLanguage {
  /** Tag of BCP 47, which is also the name of a folder in `src/texts`. */
  language: string;
  /** Its name in the language itself. */
  name: string;
}

/** The site's languages. The first is at the site's root, the others in folders of their names. */
export const LANGUAGES: readonly SiteLanguage[] = JSON.parse(process.env.LANGUAGES ?? '[]') as [];

/** The language of this build. */
export const SITE_LANGUAGE = process.env.SITE_LANGUAGE ?? 'en';

/**
 * @param language - one of the site's languages
 * @param address - address within the site, which is the same in all languages
 * @returns path of the page in that language, from the host's root
 */
export function languageHref(language: string, address: string): string {
  const within = language === LANGUAGES[0]?.language ? '' : `${language}/`;
  return ROOT_PATH + within + address.slice(1);
}
