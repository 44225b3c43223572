/** Texts around a legal page, a post or a job. */
import type { Translated } from '../translation';

/** Labels above the title, by kind of page. */
export const labels = { legal: 'معلومات قانونية', posts: 'المدوّنة', careers: 'الوظائف' };

/** Label of the table of contents. */
export const onThisPage = 'في هذه الصفحة';

/** Label of a legal page's date. */
export const lastUpdated = 'آخر تحديث';

/** Labels of a post's facts. */
export const published = 'تاريخ النشر';
export const updated = 'تاريخ التحديث';
/** Label of the author's name. */
export const by = 'بقلم';
export const tags = 'الوسوم';
/** Between two tags. */
export const tagSeparator = '، ';

/** Labels of a job's facts. */
export const place = 'المكان';
/** Label of the kind of employment. */
export const kind = 'النوع';
export const posted = 'نُشرت في';
/** Label of the last day to apply. */
export const applyBy = 'آخر موعد للتقديم';

export const employment = {
  'full-time': 'دوام كامل',
  'part-time': 'دوام جزئي',
  contract: 'عقد عمل حر',
  temporary: 'عقد مؤقّت',
  internship: 'تدريب',
  volunteer: 'تطوّع',
};

/** Heading below a post, above posts with the same tags. */
export const relatedPosts = 'مقالات ذات صلة';
export const allPosts = 'كل المقالات';

/** Buttons of a job. */
export const apply = 'التقديم لهذه الوظيفة';
export const allJobs = 'كل الوظائف';

export type Complete = Translated<typeof import('../en/document'), typeof import('./document')>;
