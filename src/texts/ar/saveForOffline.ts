/** Texts of the button that saves lessons for offline use. */
import type { Translated } from '../translation';

export const saved = 'متاح بلا إنترنت';
/** Announced once the lessons are saved. Ends in a space, because a note can follow. */
export const savedStatus = 'تم الحفظ للاستخدام بلا إنترنت. ';
export const saving = (count: number, all: number) => `جارٍ حفظ ${count} من ${all}…`;
/** Shown before saving if the lessons need Python. `size` is a number with a decimal, such as `6.4`. */
export const withPython = (size: string) => `مع Python: ${size} ميغابايت.`;
export const failed = 'تعذّر الحفظ. أعد المحاولة عندما تكون متصلًا بالإنترنت.';

export type Complete = Translated<
  typeof import('../en/saveForOffline'),
  typeof import('./saveForOffline')
>;
