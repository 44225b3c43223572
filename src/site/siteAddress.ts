import { BASE_PATH } from './basePath';

/**
 * Converts a browser path to an address within the site. Resolves file names that static hosts accept
 * (`/about.html`, `/about/index.html`, `/about/` → `/about`).
 *
 * @param pathname - `location.pathname`, with the base path
 */
export function siteAddress(pathname: string): string {
  if (`${pathname}/` === BASE_PATH) return '/';
  const within = pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length - 1) : pathname;
  const address = within.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return address === '' || address === '/index' ? '/' : address;
}
