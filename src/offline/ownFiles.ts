import { BASE_PATH, siteHref } from '../site/basePath';
import { siteAddress } from '../site/siteAddress';

/** Where the files of the build are. */
export const ASSETS_PATH = `${BASE_PATH}assets/`;

/** What a document names of the site's own files, in its elements and in its code manifest. */
const NAMED_FILE = new RegExp(`"(${ASSETS_PATH}[^"]+)"`, 'g');

/** Marks each document that the build writes; not-found has it too, and a host may answer any address with that. */
const PAGE_MARK = /<div id="root" data-page="(?!not-found")/;

/**
 * @param html - the text of a document
 * @returns the paths of the site's files that it names, each once
 */
export function namedFiles(html: string): string[] {
  return [...new Set([...html.matchAll(NAMED_FILE)].map(([, file = '']) => file))];
}

/**
 * @param html - the text of an answer
 * @returns whether it is a whole page of this site, and not a host's notice, a portal's, or one that was cut short
 */
export function isOwnPage(html: string): boolean {
  return PAGE_MARK.test(html) && html.includes(`"${ASSETS_PATH}`) && html.includes('</html>');
}

/**
 * @param url - of a page or a file
 * @returns the address that it is kept under: without its query, and in the spelling that links use, since a static host
 *   answers all of them alike
 */
export function keptAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  if (!pathname.startsWith(BASE_PATH) && `${pathname}/` !== BASE_PATH) return origin + pathname;
  return origin + siteHref(siteAddress(pathname));
}
