import type { ComponentType } from 'react';
import type { LazyModule } from '../components/lazyModule';

/** What the document's head says of a page. */
export interface PageHead {
  /** Without the brand, which the build and the client add. */
  title: string;
  /** 60 to 160 characters. */
  description: string;
}

/** A part of a page whose code is a chunk of its own, fetched when the part is hydrated; its HTML is prerendered. */
export interface PagePart {
  /** Webpack's name of the chunk, whose styles belong into the document. */
  chunk: string;
  module: LazyModule<unknown>;
}

/** What every page's chunk gives. */
export interface PageModule {
  Page: ComponentType;
  head: PageHead;
  parts?: readonly PagePart[];
}
