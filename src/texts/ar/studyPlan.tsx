/**
 * Texts of a study plan: its weeks, the buttons below it, and what the planner says once it's started. U+2068 and
 * U+2069 isolate titles, which can be in another script.
 */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';
import * as counts from './counts';
import { countOf, formatDate, type Noun } from './format';

const OTHER_WEEK: Noun = {
  one: 'أسبوع آخر',
  two: 'أسبوعان آخران',
  few: 'أسابيع أخرى',
  many: 'أسبوعًا آخر',
  other: 'أسبوع آخر',
};

/** A week's title. */
export const week = (number: number) => `الأسبوع ${number}`;
/** Title of a group of weeks. There are at least two. */
export const moreWeeks = (count: number) => countOf(count, OTHER_WEEK);
/**
 * Next to a week's title, followed by `lessonsDone`.
 *
 * @param date - short date, such as «30 نوفمبر»
 */
export const weekStarts = (date: string) => `من ${date} ·`;
export const lessonsDone = (done: number, total: number) =>
  done > 0 ? `أكملت ${done} من ${counts.lessons(total, 'genitive')}` : counts.lessons(total);

/** @param time - such as «6:00 م» */
export const todayAt = (time: string) => `اليوم، ${time}`;
export const checkpoint = (title: string) => `محطة: \u2068${title}\u2069`;
/** A lesson that began on an earlier study day. */
export const continuedLesson = (lesson: string) => `\u2068${lesson}\u2069 (تتمة)`;
/** Screen readers read it right after the title of a finished lesson. */
export const doneAfterTitle = '، أكملته';
/** Length of a lesson. */
export const minutes = (count: number) => counts.minutes(count);

export const finishedEverything = 'أكملت كل شيء';
export const hasEnded = 'انتهت هذه الخطة';
export const startsOn = (date: string) => `تبدأ خطتك يوم ${formatDate(date, 'weekday')}`;
export const thisWeek = 'هذا الأسبوع';
export const weekOf = (number: number, count: number) => `الأسبوع ${number} من ${count}.`;
/** @param total - includes the lessons that were finished before the plan started */
export const planDone = (done: number, total: number) =>
  `أكملت ${done} من ${counts.lessons(total, 'genitive')}.`;
export const continueWith = (lesson: string) => `متابعة: \u2068${lesson}\u2069`;
export const notSaved =
  'لا يسمح متصفحك لهذا الموقع بحفظ الخطة، لذلك ستفقدها عند مغادرة الصفحة. انسخ الرابط أدناه وافتحه عندما تعود.';

export const missedLessons = (count: number) =>
  count === 1
    ? 'لا يزال عليك إكمال درس واحد من يوم سابق.'
    : `لا يزال عليك إكمال ${counts.lessons(count, 'genitive')} من أيام سابقة.`;
/** After `missedLessons`. */
export const missedAdvice =
  'يحدث هذا مع الجميع. أعد التخطيط، وسينتقل كل ما تبقّى إلى الأيام القادمة.';
/** A button, by the plan's new first day. */
export const planAgain = {
  today: 'إعادة التخطيط من اليوم',
  tomorrow: 'إعادة التخطيط من الغد',
} as const;
/** Announced after a click on that button. */
export const plannedAgain = {
  today: 'أُعيد التخطيط من اليوم.',
  tomorrow: 'أُعيد التخطيط من الغد.',
} as const;

export const allDone =
  'أكملت كل دروس هذه الخطة. أفضل مقياس هو ما يمكنك عرضه الآن: راجع المحطات مرة أخرى، أو اختر خطوتك التالية.';
/** Links after `allDone`. */
export const itsCheckpoints = 'محطات الخطة';
export const allCourses = 'كل الدورات';

/** Title and labels of a table with the plan's values. */
export const yourPlan = 'خطتك';
export const days = 'الأيام';
export const time = 'الوقت';
export const eachDay = 'كل يوم';
export const finishedBy = 'تنتهي في';
/** Short names of the study days. */
export const dayNames = (names: readonly string[]) => names.join('، ');

export const changePlan = 'تعديل الخطة';
export const deletePlan = 'حذف الخطة';
/** Asked before a plan is deleted. */
export const deleteQuestion = 'هل تريد حذف هذه الخطة؟';
export const deleteNote = 'سيبقى تقدّمك في الدروس محفوظًا.';
export const deleteConfirm = 'حذف';
export const deleteCancel = 'إبقاء الخطة';
export const savedHere = 'خطتك محفوظة في هذا المتصفح فقط. توضع علامة على كل درس تكمله.';

export const laterWeeks = 'الأسابيع اللاحقة';
export const soFar = 'حتى الآن';
export const doneBefore = 'المكتمل قبل هذه الخطة';
/** Title of the weeks before this one, and the date of the first one. */
export const weeksBefore = (count: number) => counts.weeks(count);
export const fromDate = (date: string) => `من ${formatDate(date)}`;

/** Buttons below a plan, and what they report. */
export const calendarFile = 'ملف التقويم';
export const calendarDownloaded =
  'ملف التقويم في مجلد التنزيلات. افتحه لإضافة أيام دراستك. وفتح ملف أحدث لاحقًا يحدّثها.';
export const calendarFailed = 'تعذّر إنشاء ملف التقويم. تحقّق من اتصالك بالإنترنت وأعد المحاولة.';
export const print = 'طباعة الخطة';
export const copyLink = 'نسخ الرابط';
export const linkCopied = 'تم نسخ الرابط. كل من يفتحه يرى هذه الخطة.';
/** @param link - turns its label into a link to the plan */
export const copyingFailed = (link: (label: string) => ReactNode) => (
  <>لم يسمح متصفحك بالنسخ. انسخ الرابط من هنا: {link('هذه الخطة')}</>
);

export type Complete = Translated<typeof import('../en/studyPlan'), typeof import('./studyPlan')>;
