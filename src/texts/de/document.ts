/** Texts around a legal page, a post or a job. */
import type { Translated } from '../translation';

/** Labels above the title, by kind of page. */
export const labels = { legal: 'Rechtliches', posts: 'Blog', careers: 'Karriere' };

/** Label of the table of contents. */
export const onThisPage = 'Auf dieser Seite';

/** Label of a legal page's date. */
export const lastUpdated = 'Letzte Änderung';

/** Labels of a post's facts. */
export const published = 'Erschienen';
export const updated = 'Aktualisiert';
/** Label of the author's name. */
export const by = 'Von';
export const tags = 'Themen';
/** Between two tags. */
export const tagSeparator = ', ';

/** Labels of a job's facts. */
export const place = 'Ort';
/** Label of the kind of employment. */
export const kind = 'Art';
export const posted = 'Online seit';
/** Label of the last day to apply. */
export const applyBy = 'Bewerbung bis';

export const employment = {
  'full-time': 'Vollzeit',
  'part-time': 'Teilzeit',
  contract: 'Freie Mitarbeit',
  temporary: 'Befristet',
  internship: 'Praktikum',
  volunteer: 'Ehrenamt',
};

/** Heading of the posts with the same tags, below a post. */
export const relatedPosts = 'Ähnliche Beiträge';
export const allPosts = 'Alle Beiträge';

/** Buttons of a job. */
export const apply = 'Auf diese Stelle bewerben';
export const allJobs = 'Alle Stellen';

export type Complete = Translated<typeof import('../en/document'), typeof import('./document')>;
