/**
 * Texts at the end of a lesson. U+2068 and U+2069 isolate titles, which can be in another script.
 */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';
import * as counts from './counts';

export const lessonIsDone = 'أكملت هذا الدرس.';
export const isLessonFinished = 'هل انتهيت؟';
export function exercisesPassed({
  passed,
  all,
  isDone,
}: {
  passed: number;
  all: number;
  /** True if the lesson is marked as done. */
  isDone: boolean;
}): string {
  if (passed === all) {
    if (all === 2) return 'اجتزت التمرينين.';
    return all === 1 ? 'اجتزت التمرين.' : `اجتزت كل التمارين (${all}).`;
  }
  const count = `اجتزت ${passed} من ${counts.exercises(all, 'genitive')}.`;
  return isDone ? count : `${count} اجتز الباقي ليُحتسب هذا الدرس مكتملًا تلقائيًا.`;
}

export const goToNextExercise = 'الانتقال إلى التمرين التالي';
/** Button that marks the lesson as done and opens the next one. */
export const completeAndContinue = 'إكمال ومتابعة';
export const markAsDone = 'وضع علامة «مكتمل»';
export const markAsNotDone = 'إزالة علامة «مكتمل»';
export const saveForOffline = 'إتاحة بلا إنترنت';

/** `link` makes a link to the review page. */
export const questionsComeAgain = (count: number, link: (label: string) => ReactNode) => (
  <>
    سترى {count === 1 ? 'سؤالًا واحدًا' : counts.questions(count, 'genitive')} مجدّدًا في{' '}
    {link('المراجعة')} عندما يحين الموعد.
  </>
);

export const courseFinished = (title: string, lessons: number) =>
  lessons === 1
    ? `أكملت دورة «\u2068${title}\u2069».`
    : `أكملت دورة «\u2068${title}\u2069» بكل دروسها (${lessons}).`;
export const moduleFinished = (title: string) => `أكملت وحدة «\u2068${title}\u2069».`;
export const programFinished = (title: string) =>
  `وأكملت أيضًا كل دروس برنامج «\u2068${title}\u2069». استعن بمحطاته لتعرف ما رسخ في ذهنك.`;

export const nextLesson = (title: string) => `التالي: \u2068${title}\u2069`;
/** Link from a course's last lesson to a lesson of the course that isn't done yet. */
export const openLesson = (title: string) => `لم تكمله بعد: \u2068${title}\u2069`;
/** Link to the next lesson in the visitor's study plan. */
export const nextInPlan = (title: string) => `التالي في خطتك: \u2068${title}\u2069`;
export const nextCourse = (title: string) => `الدورة التالية: \u2068${title}\u2069`;
/** Link to the project of the course that the visitor just finished. */
export const project = 'مشروع الدورة';
export const program = (title: string) => `البرنامج: \u2068${title}\u2069`;
export const allCourses = 'كل الدورات';
/** Link to the school's page about the steps after a course. */
export const whatToLearnAfter = 'ما يمكنك تعلّمه بعد هذا';

export type Complete = Translated<
  typeof import('../en/lessonFinish'),
  typeof import('./lessonFinish')
>;
