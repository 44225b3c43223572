import { brand } from '../brand/brand';
import type { PageHead } from '../pages/PageModule';

/**
 * @param head - a page's head
 * @returns the document's title: the page's, then the brand's name
 */
export function documentTitle(head: PageHead): string {
  return `${head.title} · ${brand.name}`;
}

/**
 * @param path - a route's address; `null` for not-found
 * @param siteUrl - the site's address with its base path, without a trailing slash; empty if unknown
 * @returns the page's canonical address, or `null` where there is none
 */
export function canonicalUrl(path: string | null, siteUrl: string): string | null {
  if (path === null || siteUrl === '') return null;
  return path === '/' ? `${siteUrl}/` : siteUrl + path;
}

/**
 * Brings the document's head, which the build wrote for the first page, to the page shown now. Not-found has no canonical
 * address: its link is left without one.
 *
 * @param head - the page's head
 * @param path - the route's address; `null` for not-found
 */
export function updateHead(head: PageHead, path: string | null): void {
  document.title = documentTitle(head);
  document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  const canonical = canonicalUrl(path, process.env.SITE_ROOT ?? '');
  const link = document.querySelector('link[rel="canonical"]');
  if (canonical === null) link?.removeAttribute('href');
  else link?.setAttribute('href', canonical);
}
