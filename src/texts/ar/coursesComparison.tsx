/** Texts of the table that compares courses. U+2068 and U+2069 isolate values, which can be in another script. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

export const table = 'مقارنة الدورات';

/** Heading of the row with the buttons that remove a course. */
export const choice = 'اختيارك';
/** @param hidden - wraps the part that only screen readers announce */
export const remove = (course: string, hidden: (text: string) => ReactNode) => (
  <>إزالة{hidden(`\u00a0\u2068${course}\u2069 من المقارنة`)}</>
);

// The other rows' headings, and their values.
export const level = 'المستوى';
export const time = 'المدة';
export const languages = 'اللغات';
export const languageList = (names: readonly string[]) =>
  names.length === 0 ? 'لا توجد' : listOf(names);
export const modules = 'الوحدات';
export const lessons = 'الدروس';
export const exercises = 'التمارين';
export const topics = 'المواضيع';
export const topicList = (topicNames: readonly string[]) => listOf(topicNames);
/** Heading of the courses that a course builds on. */
export const takeFirst = 'ادرس قبلها';
export const noneFirst = 'لا دورة قبلها';
/** If only the part of a course up to a module is needed. */
export const upTo = (course: ReactNode, module: string) => (
  <>
    <bdi>{course}</bdi>، حتى وحدة «<bdi>{module}</bdi>»
  </>
);
/** Heading of what's needed besides courses. */
export const alsoNeeded = 'تحتاج أيضًا إلى';
export const outcomes = 'ستتعلّم';
export const project = 'المشروع';
/** In place of an empty list. */
export const nothingElse = 'لا شيء آخر';

function listOf(names: readonly string[]): string {
  return names.map((name) => `\u2068${name}\u2069`).join('، ');
}

export type Complete = Translated<
  typeof import('../en/coursesComparison'),
  typeof import('./coursesComparison')
>;
