/** The path the site lives under, with a slash at both ends, as the build was told; `/` at the root of a host. */
export const BASE_PATH = process.env.BASE_PATH ?? '/';

/**
 * @param address - an address within the site, such as `/about#storage`
 * @returns what a link to it has as `href`. Links are plain anchors: one listener of the app makes a click a route change
 *   (`LinkNavigation`), so that none of them costs a component
 */
export function siteHref(address: string): string {
  return BASE_PATH + address.slice(1);
}
