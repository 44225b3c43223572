import type { ComponentType } from 'react';
import type { LazyModule } from '../prerendered/lazyModule';

/** What the document's head says of a page. */
export interface PageHead {
  /** Without the brand, which the build and the client add. */
  title: string;
  /** 60 to 160 characters. */
  description: string;
}

/** What every page's chunk gives. */
export interface PageModule {
  Page: ComponentType;
  head: PageHead;
  /**
   * Code that a first visit leaves for later: its HTML is prerendered, its styles are in the document. On a page that the
   * router opens it is fetched with the page.
   */
  deferred?: readonly LazyModule<unknown>[];
  /** Addresses of files beside its code that are fetched when they are wanted. */
  files?: readonly string[];
  /** What of those files the document brings along, as JSON (`site/pageData.ts`). */
  data?: unknown;
  /** The address turned out to be that of no page. */
  isNotFound?: true;
}
