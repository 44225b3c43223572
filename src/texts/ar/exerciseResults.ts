/** Texts of how a run ended, and of an exercise's tests. */
import type { Translated } from '../translation';
import { countOf, type Noun } from './format';

const SECOND: Noun = {
  one: 'ثانية واحدة',
  two: 'ثانيتان',
  few: 'ثوانٍ',
  many: 'ثانية',
  other: 'ثانية',
};
const TEST: Noun = {
  one: 'اختبار واحد',
  two: 'اختباران',
  few: 'اختبارات',
  many: 'اختبارًا',
  other: 'اختبار',
};
const OTHER_TEST: Noun = {
  one: 'اختبار آخر',
  two: 'اختباران آخران',
  few: 'اختبارات أخرى',
  many: 'اختبارًا آخر',
  other: 'اختبار آخر',
};

export const done = 'انتهى التشغيل.';
export const doneWithoutOutput = 'انتهى التشغيل. لم يُطبع شيء.';
export const codeFailed = 'حدث خطأ في الكود.';
export const stopped = (seconds: number) =>
  `توقّف التشغيل بعد ${countOf(seconds, SECOND, 'genitive')}. هل هناك حلقة لا تنتهي؟`;
/** The results of the tests follow. They say what can be wrong. */
export const stoppedInTest = (seconds: number, test: string) =>
  `توقّف التشغيل بعد ${countOf(seconds, SECOND, 'genitive')} في الاختبار «\u2068${test}\u2069».`;
export const cancelled = 'توقّف هذا التشغيل لأن تشغيلًا آخر بدأ.';
export const unavailable = 'تعذّر تشغيل الكود لأن جزءًا من الصفحة لم يُحمَّل. أعد المحاولة بعد لحظات.';
export function testsPassed(passed: number, all: number): string {
  if (passed < all) return `نجح ${passed} من ${countOf(all, TEST, 'genitive')}.`;
  if (all === 1) return 'نجح الاختبار.';
  return all === 2 ? 'نجح الاختباران.' : `نجحت كل الاختبارات (${all}).`;
}

/** Precedes a sentence about the mistake that the reader probably made. */
export const likelyCause = 'السبب المرجّح';
/** Precedes two such sentences, of which one is probably right. */
export const likelyCauses = 'السبب المرجّح أحد هذين';

/** Label of the list of tests. */
export const tests = 'الاختبارات';
/** Precede the test's name, for screen readers. */
export const outcomes = { passed: 'ناجح: ', failed: 'فاشل: ', unreached: 'لم يُشغَّل: ' } as const;
/** Stands for the tests that aren't listed. */
export const hiddenTests = (count: number) => {
  if (count === 1) return 'اختبار آخر لا يظهر إلا إذا فشل';
  return count === 2
    ? 'اختباران آخران لا يظهران إلا إذا فشلا'
    : `${countOf(count, OTHER_TEST)} لا يظهر منها إلا ما يفشل`;
};

/** Opens the explanations of all failures after the first one. */
export const otherFailures = (count: number) => `فشل ${countOf(count, OTHER_TEST)}: عرض السبب`;
/** Label of the list of those explanations. */
export const whyOthersFailed = (count: number) =>
  `سبب فشل ${countOf(count, OTHER_TEST, 'genitive')}`;

/** Label of a call or an assignment that a test tried. */
export const tried = 'التجربة';
/** Label of anything else that a test checked. */
export const checked = 'الفحص';
export const expected = 'المتوقَّع';
export const received = 'الناتج';
/**
 * Must be the same as `different` in `errors/difference.ts`, which isn't translated: the message is hidden if the
 * values are shown.
 */
export const valuesAreDifferent = 'The values are different.';
/** Follows a failure's message. */
export const atLine = (line: number) => ` (السطر ${line})`;
/** Button below a failed test: goes through the calls of the code that the test made, step by step. */
export const stepThroughTest = 'تتبّع هذا الاختبار خطوة بخطوة';
/** The same below a failed check of a page: goes through what the page's script did. */
export const stepThroughCheck = 'تتبّع هذا التحقق خطوة بخطوة';
/** Button that outlines the element that a test found fault with. */
export const showInPreview = 'إظهاره في المعاينة';

export type Complete = Translated<
  typeof import('../en/exerciseResults'),
  typeof import('./exerciseResults')
>;
