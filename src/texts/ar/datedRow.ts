/** Texts that cohorts and events share. */
import type { Translated } from '../translation';

/** Marks a cohort or an event that's under way. */
export const started = 'بدأت';
export const addToCalendar = 'إضافة إلى التقويم';
/** `times` is a range, such as «6:00–8:30 م», and `timeZone` a name, such as «توقيت وسط أوروبا». */
export const classTimes = (times: string, timeZone: string) => `${times}، ${timeZone}`;
/** Where a class or an event takes place, if it has no other place. */
export const online = 'عبر الإنترنت';

export type Complete = Translated<typeof import('../en/datedRow'), typeof import('./datedRow')>;
