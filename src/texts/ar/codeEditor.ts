/** Texts of the code editor, which replaces a code field on focus. */
import type { Translated } from '../translation';

/** Description of a line with an error. */
export const errorOnLine = (line: number) => `خطأ في السطر ${line}`;

/** Label of the row of keys above the on-screen keyboard. */
export const symbols = 'الرموز';
export const indent = 'إزاحة السطر';
export const undo = 'تراجع';
/** What screen readers call the keys. */
export const symbolNames: Readonly<Record<string, string>> = {
  '{': 'فتح قوس معقوف',
  '}': 'إغلاق قوس معقوف',
  '(': 'فتح قوس',
  ')': 'إغلاق قوس',
  '[': 'فتح قوس مربع',
  ']': 'إغلاق قوس مربع',
  '=': 'علامة يساوي',
  '>': 'أكبر من',
  '<': 'أصغر من',
  "'": 'علامة اقتباس مفردة',
  '"': 'علامة اقتباس مزدوجة',
  '`': 'علامة اقتباس مائلة',
  ';': 'فاصلة منقوطة',
  ':': 'نقطتان رأسيتان',
  '.': 'نقطة',
  ',': 'فاصلة',
  '!': 'علامة تعجّب',
  '&': 'علامة العطف',
  '|': 'شرطة عمودية',
  '%': 'علامة النسبة المئوية',
  '?': 'علامة استفهام',
  '/': 'شرطة مائلة',
  '*': 'نجمة',
  '+': 'زائد',
  '-': 'شرطة',
  _: 'شرطة سفلية',
  $: 'علامة الدولار',
  '#': 'علامة المربع',
  '@': 'علامة آت',
};

export type Complete = Translated<typeof import('../en/codeEditor'), typeof import('./codeEditor')>;
