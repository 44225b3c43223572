/** Texts at the top of the home page. */
import type { Translated } from '../translation';

/** Heading for returning readers. */
export const greeting = 'مرحبًا بعودتك';
/** A colon and the lesson's title follow. */
export const startFirstLesson = 'البدء بالدرس الأول';
export const seeCourses = 'عرض الدورات';

// Each label continues its value: «12 درسًا», «جاهزة للبدء الآن».
export const lessonsLabel = 'جاهزة للبدء الآن';
export const exercisesLabel = 'يتحقّق منها متصفحك';
export const timeLabel = 'لكل الدورات';
export const installation = 'لا حاجة إلى تثبيت';
export const installationLabel = 'يعمل في أي متصفح حديث';

export type Complete = Translated<typeof import('../en/homeHero'), typeof import('./homeHero')>;
