import type { ComponentType } from 'react';

/** Pages of the site that a school can add sections to. */
export const SECTION_PAGES = ['home', 'tutorials', 'courses', 'programs', 'about'] as const;

export type SectionPage = (typeof SECTION_PAGES)[number];

/** Facts about a section that a school writes, as a file in `src/school/sections/<page>/`. */
export interface OwnSection {
  /** Fragment id, which the section's element has. */
  id: string;
  title: string;
  /** What the search shows below the title. */
  description: string;
  /** Position among the page's own sections; by file name without one. */
  order?: number;
}

/** Exports of a section's file. */
export interface OwnSectionModule {
  section: OwnSection;
  Section: ComponentType;
}
