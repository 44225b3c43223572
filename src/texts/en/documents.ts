/** Texts that the build writes into documents, feeds, and calendars. */

/** Notice on a page whose scripts fail to load. */
export const scriptsFailed =
  "Some controls on this page didn't load. You can still read everything. Reload the page to try again.";

/** Name of the feed of lessons. */
export const lessonsFeed = 'Lessons';
/** Name of the feed of blog posts. */
export const postsFeed = 'Blog';
export const feedTitle = (feed: string, brand: string) => `${feed} · ${brand}`;

/** What a calendar file of a cohort or an event is, for calendar apps. */
export const dates = 'Dates';
/** Entry in a calendar. `title` is the title of a course or a program. */
export const starts = (title: string) => `${title} starts`;

/** For search engines: a course that's needed up to a module. */
export const courseUpTo = (course: string, module: string) => `${course}, up to “${module}”`;
