/** Where the site stands, as the build was told. */

/**
 * The path the site lives under, with a slash at both ends; `/` at the root of a host. As the router's basename it keeps
 * the last slash, or links to home would lead to `/sub`, which is no address of a static host.
 */
export const BASE_PATH = process.env.BASE_PATH ?? '/';

/**
 * @param pathname - a path of the browser's address, with the base path
 * @returns the address within the site; file names that static hosts also answer to are resolved to it
 *   (`/about.html`, `/about/index.html`, `/about/` → `/about`), and so is the base path without its last slash
 */
export function siteAddress(pathname: string): string {
  if (`${pathname}/` === BASE_PATH) return '/';
  const within = pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length - 1) : pathname;
  const address = within.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return address === '' || address === '/index' ? '/' : address;
}
