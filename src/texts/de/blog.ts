/** Titles and descriptions of the blog's pages, for search engines and page headers. */
import type { Translated } from '../translation';

export const title = 'Blog';
export const description =
  'Alle unsere Beiträge, die neuesten zuerst. Wähle ein Thema, um nur die Beiträge dazu zu sehen.';

export const tagTitle = (tag: string) => `Beiträge zum Thema „${tag}“`;
export const tagDescription = (tag: string) =>
  `Beiträge zum Thema „${tag}“, die neuesten zuerst, und Links zu den anderen Themen des Blogs.`;

export type Complete = Translated<typeof import('../en/blog'), typeof import('./blog')>;
