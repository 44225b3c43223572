/** Texts of every field with code that the visitor can edit. */
import type { Translated } from '../translation';

export const reset = 'إعادة الضبط';
/** Button that brings back the code that was overwritten last. */
export const restoreMyCode = 'استعادة كودي';
/** Button that opens a panel in which the visitor goes through a run of the code, step by step. */
export const stepThrough = 'خطوة بخطوة';
export const loadingSteps = 'جارٍ تحميل الخطوات…';
export const stepsUnavailable = 'تعذّر تحميل الخطوات. تحقّق من اتصالك وحاول مرة أخرى.';
/** Names of the keys of the shortcut that runs the code, as on a keyboard. */
export const controlKey = 'Ctrl';
export const enterKey = 'Enter';

export const showAllLines = (count: number) => `إظهار كل الأسطر (${count})`;
export const showFewerLines = 'إظهار أسطر أقل';

export type Complete = Translated<typeof import('../en/codeBox'), typeof import('./codeBox')>;
