import type { ComponentType } from 'react';
import type { LazyModule } from '../components/lazyModule';

/** What the document's head says of a page. */
export interface PageHead {
  /** Without the brand, which the build and the client add. */
  title: string;
  /** 60 to 160 characters. */
  description: string;
}

/** Code of a page below its first window: fetched when a part that needs it is hydrated. The HTML is prerendered. */
export interface PagePart {
  /** Webpack's names of the chunks that `module` fetches; their styles belong into the document. */
  chunks: readonly string[];
  module: LazyModule<unknown>;
}

/** What every page's chunk gives. */
export interface PageModule {
  Page: ComponentType;
  head: PageHead;
  parts?: readonly PagePart[];
}
