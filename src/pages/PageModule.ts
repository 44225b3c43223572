import type { ComponentType } from 'react';
import type { LazyModule } from '../prerendered/lazyModule';

/** Title and description of a page. */
export interface PageHead {
  /** Without the site name, which is appended during rendering. */
  title: string;
  /** 60 to 160 characters long. */
  description: string;
  /** True if search engines should leave out the page. */
  noindex?: boolean;
}

/** Exports of each page's chunk. */
export interface PageModule {
  Page: ComponentType;
  head: PageHead;
  /**
   * Modules that aren't needed for the first paint, because their HTML and styles are prerendered.
   * Client-side navigation loads them with the page.
   */
  deferred?: readonly LazyModule<unknown>[];
  /** URLs of data files that are fetched on demand. */
  files?: readonly string[];
  /** Data from those files to embed in the document as JSON (see `site/pageData.ts`). */
  data?: unknown;
  /** True if the URL doesn't belong to any page. */
  isNotFound?: true;
}
