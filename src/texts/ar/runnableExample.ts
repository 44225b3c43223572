/** Texts of a lesson's examples that the visitor can edit and run. U+2068 and U+2069 isolate titles. */
import type { Translated } from '../translation';

/** Title of an example; `number` is its number within the lesson. */
export const example = (number: string) => `المثال ${number}`;
/** Label of the code field; `example` is the example's title. */
export const codeFor = (example: string) => `كود \u2068${example}\u2069`;
export const run = 'تشغيل';
export const running = 'جارٍ التشغيل…';
export const replaceYourVersion = 'هل تريد استعادة الأصل بدل نسختك؟';
export const resetCode = 'إعادة ضبط الكود';
export const output = 'المخرجات';
/** Label of the output; `example` is the example's title. */
export const outputOf = (example: string) => `مخرجات \u2068${example}\u2069`;
/** Title of the output while the code is edited but hasn't run. */
export const originalOutput = 'المخرجات الأصلية';

export type Complete = Translated<
  typeof import('../en/runnableExample'),
  typeof import('./runnableExample')
>;
