/** Texts of every kind of exercise in a lesson. */
import type { Translated } from '../translation';

/** Above an exercise's title: what kind of exercise it is. */
export const steps = {
  'warm-up': 'تمرين · إحماء',
  core: 'تمرين',
  stretch: 'تمرين · تحدٍّ',
} as const;
/** Badge of an exercise, and label of the message after a pass. */
export const passed = 'اجتزته';

/** Button that submits an answer. */
export const check = 'تحقّق';
/** Button that scrolls back from the results. */
export const backToMyCode = 'العودة إلى الكود';

export const hint = (number: number) => `التلميح ${number}`;
/** Button that shows the next hint; `number` is the hint's number. */
export const showHint = (number: number, count: number) =>
  count === 1 ? 'إظهار التلميح' : `إظهار التلميح ${number} من ${count}`;
export const showSolution = 'إظهار الحل';
/** Heading of the solution for visitors without JavaScript. */
export const solution = 'الحل';

export type Complete = Translated<typeof import('../en/exercise'), typeof import('./exercise')>;
