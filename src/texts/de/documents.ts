/** Texts that the build writes into documents, feeds, and calendars. */
import type { Translated } from '../translation';

/** Notice on a page whose scripts fail to load. */
export const scriptsFailed =
  'Einige Bedienelemente dieser Seite wurden nicht geladen. Lesen kannst du trotzdem alles. Lade die Seite neu, um es noch einmal zu versuchen.';

/** Name of the feed of lessons. */
export const lessonsFeed = 'Lektionen';
/** Name of the feed of blog posts. */
export const postsFeed = 'Blog';
export const feedTitle = (feed: string, brand: string) => `${feed} · ${brand}`;

/** What a calendar file of a cohort or an event is, for calendar apps. */
export const dates = 'Termine';
/** Entry in a calendar. `title` is the title of a course or a program. */
export const starts = (title: string) => `Start: ${title}`;

/** For search engines: a course that's needed up to a module. */
export const courseUpTo = (course: string, module: string) =>
  `${course}, bis zum Modul „${module}“`;

export type Complete = Translated<typeof import('../en/documents'), typeof import('./documents')>;
