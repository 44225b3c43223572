import { brand } from '../../.generated/school/brand';
import type { PageHead } from '../pages/PageModule';
import * as texts from '../texts/en/documentTitle';

/**
 * @param head - the page's head
 * @returns the document's title: the page title and the brand name
 */
export function documentTitle(head: PageHead): string {
  return texts.documentTitle(head.title, brand.name);
}

/**
 * @param path - the route's address; `null` for the not-found page
 * @param siteUrl - URL of the site with its base path, without a trailing slash; empty if unknown
 * @returns canonical URL of the page; `null` if it has none
 */
export function canonicalUrl(path: string | null, siteUrl: string): string | null {
  if (path === null || siteUrl === '') return null;
  return path === '/' ? `${siteUrl}/` : siteUrl + path;
}

/**
 * Updates the document's head after client-side navigation. The not-found page has no canonical URL, so
 * the canonical link's `href` is removed.
 *
 * @param head - the page's head
 * @param path - the route's address; `null` for the not-found page
 */
export function updateHead(head: PageHead, path: string | null): void {
  document.title = documentTitle(head);
  document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  const canonical = canonicalUrl(path, process.env.SITE_ROOT ?? '');
  const link = document.querySelector('link[rel="canonical"]');
  if (canonical === null) link?.removeAttribute('href');
  else link?.setAttribute('href', canonical);
}
