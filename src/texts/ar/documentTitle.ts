import type { Translated } from '../translation';

/** Title of every page, in the browser's tab and in search results. */
export const documentTitle = (page: string, brand: string) => `${page} · ${brand}`;

export type Complete = Translated<
  typeof import('../en/documentTitle'),
  typeof import('./documentTitle')
>;
