import type { RenderedPage } from '../../entry.server';

/**
 * Returns the HTML files of a page. There are two for most pages, because hosts differ in which file they
 * serve for `/about` and for `/about/`.
 *
 * @param page - id and address of the page
 */
export function documentFiles({ id, path: address }: Pick<RenderedPage, 'id' | 'path'>): string[] {
  if (address === null) return [id === 'not-found' ? '404.html' : `${id}.html`];
  if (address === '/') return ['index.html'];
  return [`${address.slice(1)}.html`, `${address.slice(1)}/index.html`];
}
