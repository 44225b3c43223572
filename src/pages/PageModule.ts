import type { ComponentType } from 'react';

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
}
