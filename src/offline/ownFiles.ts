import { BASE_PATH, siteHref } from '../site/basePath';
import { siteAddress } from '../site/siteAddress';

/** Path to the build's files. */
export const ASSETS_PATH = `${BASE_PATH}assets/`;

/** Matches references to build files in a document's elements and code manifest. */
const NAMED_FILE = new RegExp(`"(${ASSETS_PATH}[^"]+)"`, 'g');

/** Matches a page rendered by the build, except the not-found page, which a host can send for any address. */
const PAGE_MARK = /<div id="root" data-page="(?!not-found")/;

/**
 * @param html - HTML of a document
 * @returns paths of the build files it references, without duplicates
 */
export function namedFiles(html: string): string[] {
  return [...new Set([...html.matchAll(NAMED_FILE)].map(([, file = '']) => file))];
}

/**
 * @param html - HTML of a response
 * @returns true if it's a complete page of this site, rather than a host's error page, a captive portal, or a
 *   truncated page
 */
export function isOwnPage(html: string): boolean {
  return PAGE_MARK.test(html) && html.includes(`"${ASSETS_PATH}`) && html.includes('</html>');
}

/**
 * @param url - URL of a page or file
 * @returns its cache key: without the query and in canonical form, because a static host serves the same page
 *   at all variants of its URL
 */
export function keptAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  if (!pathname.startsWith(BASE_PATH) && `${pathname}/` !== BASE_PATH) return origin + pathname;
  return origin + siteHref(siteAddress(pathname));
}
