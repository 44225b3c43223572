import { BASE_PATH } from './basePath';

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
