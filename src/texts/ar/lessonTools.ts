/**
 * Texts of the interactive parts around a lesson: its actions, its course's lessons, and the way back. U+2068 and
 * U+2069 isolate titles, which can be in another script.
 */
import type { Translated } from '../translation';
import * as counts from './counts';

export const bookmark = 'المفضّلة';
export const share = 'مشاركة';
export const print = 'طباعة';
export const saveForOffline = 'إتاحة بلا إنترنت';
export const linkCopied = 'تم نسخ الرابط';
export const copyingBlocked = 'النسخ محظور. يمكنك نسخ الرابط من شريط العنوان.';

export const lessonsInCourse = 'دروس هذه الدورة';
export const listFailed = 'تعذّر تحميل القائمة. تحقّق من اتصالك بالإنترنت وأعد المحاولة.';
export const exercisesPassed = (passed: number, all: number) =>
  `${passed} من ${counts.exercises(all, 'genitive')}`;
/** How many of a module's lessons are done, for screen readers. */
export const lessonsDone = (done: number, all: number) => `أكملت ${done} من ${all}`;
/** Follow a lesson's title, for screen readers. A new lesson has none. */
export const lessonStates = { new: null, started: '(بدأته)', done: '(أكملته)' } as const;

/** Label of the link to where the visitor stopped reading. */
export const continueReading = 'متابعة القراءة';
export const continueAtSection = (title: string) => `المتابعة من: \u2068${title}\u2069`;
export const continueAtExercise = 'المتابعة من: آخر تمرين رأيته';

export type Complete = Translated<
  typeof import('../en/lessonTools'),
  typeof import('./lessonTools')
>;
