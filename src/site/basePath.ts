/**
 * The site's path prefix in the current language, with leading and trailing slashes, set at build time; `/` if the site is at the
 * root of its host.
 */
export const BASE_PATH = process.env.BASE_PATH ?? '/';

/** The path prefix of the site in all languages: `/` for both `/` and `/de/`. */
export const ROOT_PATH = process.env.ROOT_PATH ?? '/';

/**
 * @param address - address within the site, such as `/about#storage`
 * @returns `href` with the base path. Use it with a plain anchor: `LinkNavigation` handles clicks globally,
 *   so links don't need a special component
 */
export function siteHref(address: string): string {
  return BASE_PATH + address.slice(1);
}
