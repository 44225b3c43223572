/** Texts of the side panel. */
import type { Translated } from '../translation';

export const menu = 'القائمة';
export const closeMenu = 'إغلاق القائمة';
export const home = 'الرئيسية';
export const whereYouLeftOff = 'حيث توقّفت';
export const whereToStart = 'نقطة البداية';
export const continueLesson = 'متابعة';
export const startFirstLesson = 'بدء الدرس الأول';
/** Label of the list of pages that aren't in the navigation. */
export const more = 'المزيد';
export const glossary = 'المسرد';
export const review = 'المراجعة';
export const studyPlanner = 'مخطّط الدراسة';

export type Complete = Translated<typeof import('../en/navPanel'), typeof import('./navPanel')>;
