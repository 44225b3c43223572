/**
 * Texts of a lesson's frame: its title, its intro, and the links after it. U+2068 and U+2069 isolate titles, which
 * can be in another script.
 */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

export const breadcrumb = 'مسار التنقّل';
export const lessonOf = (number: number, count: number) => `الدرس ${number} من ${count}`;

/** Shown above a lesson that isn't in the page's language. */
export const notTranslated = (language: string) => `لم يُترجَم هذا الدرس بعد. لغته: ${language}.`;

/** Heading of the outcomes, which are phrases such as «قراءة رسالة خطأ». */
export const youWillLearnTo = 'ستتعلّم';
export const prerequisites = 'المتطلبات السابقة';
export const noPrerequisites = 'لا توجد';
/** Label of the table of contents. */
export const onThisPage = 'في هذه الصفحة';

/** Label of the list of facts: level, number of exercises, and last update. */
export const aboutThisLesson = 'عن هذا الدرس';
export const levels = {
  beginner: 'مبتدئ',
  intermediate: 'متوسّط',
  advanced: 'متقدّم',
} as const;
export const updatedOn = (date: ReactNode) => <>حُدّث في {date}</>;

/** Label of the links to the neighboring lessons. */
export const neighbors = 'الدرس السابق والدرس التالي';
export const previousLesson = (title: string) => `السابق: \u2068${title}\u2069`;
/** Shown above the title of the next lesson. */
export const nextLesson = 'التالي';
export const coursesToStart = (count: number) =>
  count === 1 ? 'دورة يمكنك بدؤها الآن' : 'دورات يمكنك بدؤها الآن';
/** A link to the first lesson of a course. */
export const firstLesson = (course: string, lesson: string) =>
  `\u2068${course}\u2069: \u2068${lesson}\u2069`;

/** Heading of the links after a course's last lesson. */
export const lastLesson = (course: string) =>
  `هذا آخر درس في دورة «\u2068${course}\u2069». ماذا بعد؟`;
export const courseBuildingOn = (title: string) =>
  `\u2068${title}\u2069، دورة مبنية على هذه الدورة`;
export const programIncluding = (title: string) => `\u2068${title}\u2069، برنامج يضم هذه الدورة`;
export const project = 'المشروع ومتطلباته';
export const allCourses = 'كل الدورات';
/** Link to the school's page about the steps after a course. */
export const whatToLearnAfter = 'ما يمكنك تعلّمه بعد هذا';

export type Complete = Translated<
  typeof import('../en/lessonFrame'),
  typeof import('./lessonFrame')
>;
