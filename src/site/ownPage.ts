import type { ComponentType } from 'react';
import type { LazyModule } from '../prerendered/lazyModule';

/** Places that list pages. `panel` is the list at the end of the side panel. */
export type OwnPlace = 'navigation' | 'panel' | 'footer';

/** What a page is for. The site links to it where readers need it, and leaves the links out without it. */
export type OwnPurpose = 'comparison' | 'next-steps';

/** Facts about a page that a school writes, as a file in `src/school/pages/`. */
export interface OwnPage {
  /** Without the site's name, which is appended. */
  title: string;
  /** For search engines, 60 to 160 characters. */
  description: string;
  /** Name in links; the title by default. */
  label?: string;
  /** Places that link to the page. */
  showIn?: readonly OwnPlace[];
  /** Key of the navigation entry that the page comes after; at the end by default. */
  after?: string;
  purpose?: OwnPurpose;
}

/** Exports of a page's file. */
export interface OwnPageModule {
  page: OwnPage;
  Page: ComponentType;
  /** Code that a first load doesn't need, because its HTML is prerendered: the handles of `Static` and `Deferred`. */
  deferred?: readonly LazyModule<unknown>[];
  /** Headings for the search, which only the build reads. */
  headings?: readonly string[];
}
