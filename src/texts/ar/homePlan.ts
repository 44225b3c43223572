/** Texts of the line about the saved study plan, for returning readers on the home page. */
import type { Translated } from '../translation';
import * as counts from './counts';

export const plan = 'خطتك';
/** Link to the plan if it has no study days left. */
export const seePlan = 'عرض تقدّمك في الخطة';
/** `time` is a time such as «6:30 م». */
export const studyToday = (time: string, lessons: number) =>
  `اليوم الساعة ${time}، ${counts.lessons(lessons)}`;
/** The next study day. `day` is a date such as «الاثنين، 30 نوفمبر». */
export const studyOn = ({ day, time, lessons }: { day: string; time: string; lessons: number }) =>
  `${day} الساعة ${time}، ${counts.lessons(lessons)}`;

export type Complete = Translated<typeof import('../en/homePlan'), typeof import('./homePlan')>;
