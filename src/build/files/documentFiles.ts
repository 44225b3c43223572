import type { RenderedPage } from '../../entry.server';

/**
 * Hosts differ in which file answers `/about` and which `/about/`, so both are there.
 *
 * @param page - a page's name and address
 * @returns the files that hold its document
 */
export function documentFiles({ id, path: address }: Pick<RenderedPage, 'id' | 'path'>): string[] {
  if (address === null) return [id === 'not-found' ? '404.html' : `${id}.html`];
  if (address === '/') return ['index.html'];
  return [`${address.slice(1)}.html`, `${address.slice(1)}/index.html`];
}
