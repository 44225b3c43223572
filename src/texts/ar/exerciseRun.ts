/**
 * Texts of the exercises in which the visitor writes a program. U+2068 and U+2069 isolate names, which can be in
 * another script.
 */
import type { Translated } from '../translation';
import { countOf, type Noun } from './format';

const TEST: Noun = {
  one: 'اختبار واحد',
  two: 'اختباران',
  few: 'اختبارات',
  many: 'اختبارًا',
  other: 'اختبار',
};

/** Title of the code field. */
export const yourCode = 'كودك';
/** Label of the code field. */
export const yourCodeFor = (exercise: string) => `كودك لتمرين «\u2068${exercise}\u2069»`;
export const check = 'تحقّق';
export const checking = 'جارٍ التحقّق…';
export const praise = 'اجتزت التمرين. كتبت كودًا يعمل.';
/** Shown if the visitor submitted the revealed solution. */
export const notCounted =
  'اطّلعت على الحل، لذلك لا يُحتسب التمرين بعد. اقرأ لماذا يعمل، ثم اكتبه من الذاكرة. هكذا يرسخ في ذهنك.';
/** Button to start over without the solution. */
export const writeItMyself = 'سأكتبه بنفسي';

export const output = 'المخرجات';
export const outputOf = (exercise: string) => `مخرجات «\u2068${exercise}\u2069»`;
/** `name` is null for a test whose name is hidden. */
export const outputOfTest = (name: string | null) =>
  name === null ? 'مخرجات اختبار مخفي' : `مخرجات الاختبار «\u2068${name}\u2069»`;
/** Label for screen readers; `name` is null for a test whose name is hidden. */
export const outputOfTestLabel = (name: string | null) =>
  name === null ? 'مخرجات اختبار مخفي' : `مخرجات الاختبار \u2068${name}\u2069`;

/** Opens the list of earlier versions of the code. */
export const earlierTries = 'محاولاتي السابقة';
export const continueFromTry = 'المتابعة من هذه المحاولة';
export const triedResult = (passed: number, all: number) =>
  passed === all ? 'نجحت كل الاختبارات' : `نجح ${passed} من ${countOf(all, TEST, 'genitive')}`;
/** Label for screen readers; `result` is a text from `triedResult`. */
export const continueFrom = (result: string) => `المتابعة من هذه المحاولة: ${result}`;

export type Complete = Translated<
  typeof import('../en/exerciseRun'),
  typeof import('./exerciseRun')
>;
