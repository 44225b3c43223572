/** Where the site stands, as the build was told. */

/** The path the site lives under, with a slash at both ends; `/` at the root of a host. */
export const BASE_PATH = process.env.BASE_PATH ?? '/';

/** The base path as React Router wants it. */
export const BASENAME = BASE_PATH === '/' ? '/' : BASE_PATH.slice(0, -1);

/**
 * @param pathname - a path of the browser's address, with the base path
 * @returns the address within the site; file names that static hosts also answer to are resolved to it
 *   (`/about.html`, `/about/index.html`, `/about/` → `/about`)
 */
export function siteAddress(pathname: string): string {
  const within = pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length - 1) : pathname;
  const address = within.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return address === '' || address === '/index' ? '/' : address;
}
