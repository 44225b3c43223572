/** Path prefix of the site with a slash at both ends, set at build time; `/` at the root of a host. */
export const BASE_PATH = process.env.BASE_PATH ?? '/';

/**
 * @param address - address within the site, such as `/about#storage`
 * @returns `href` with the base path. Use it with a plain anchor: `LinkNavigation` handles clicks globally,
 *   so that links need no component
 */
export function siteHref(address: string): string {
  return BASE_PATH + address.slice(1);
}
