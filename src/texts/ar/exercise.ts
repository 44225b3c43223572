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
/** Opens a panel in which the visitor puts the solution's lines in order. */
export const buildFromLines = 'ابنِ الحل من أسطره';
export const loadingLines = 'جارٍ تحميل الأسطر…';
export const linesUnavailable = 'تعذّر تحميل الأسطر. تحقّق من اتصالك ثم حاول مرة أخرى.';
/** Said after the second failed check. */
export const linesOffered = 'هل توقفت عند عقبة؟ ابنِ الحل من أسطره أولًا.';
export const showSolution = 'إظهار الحل';
/** Heading of the solution. */
export const solution = 'الحل';
/** What screen readers call the tabs of a solution in several programming languages. */
export const solutionLanguages = 'لغات الحل';

export type Complete = Translated<typeof import('../en/exercise'), typeof import('./exercise')>;
