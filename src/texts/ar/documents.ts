/** Texts that the build writes into documents, feeds, and calendars. */
import type { Translated } from '../translation';

/** Notice on a page whose scripts fail to load. */
export const scriptsFailed =
  'تعذّر تحميل بعض عناصر التحكّم في هذه الصفحة، لكن يمكنك قراءة كل شيء. أعد تحميل الصفحة للمحاولة مرة أخرى.';

/** Name of the feed of lessons. */
export const lessonsFeed = 'الدروس';
/** Name of the feed of blog posts. */
export const postsFeed = 'المدوّنة';
export const feedTitle = (feed: string, brand: string) => `${feed} · ${brand}`;

/** What a calendar file of a cohort or an event is, for calendar apps. */
export const dates = 'المواعيد';
/** Entry in a calendar. `title` is the title of a course or a program. */
export const starts = (title: string) => `بداية: ${title}`;

/** For search engines: a course that's needed up to a module. */
export const courseUpTo = (course: string, module: string) => `${course}، حتى وحدة «${module}»`;

export type Complete = Translated<typeof import('../en/documents'), typeof import('./documents')>;
