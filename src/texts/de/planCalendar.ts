/** Texts of the calendar file with a study plan. */
import type { Translated } from '../translation';
import * as counts from './counts';

/** What the file is, for calendar apps. */
export const product = 'Lernplan';

/** Title of a study day. */
export const studyDay = (lessons: readonly string[]) => `Lernen: ${lessons.join('; ')}`;
/** A lesson that began on an earlier study day. */
export const continuedLesson = (lesson: string) => `${lesson} (Fortsetzung)`;
/** A lesson in a study day's description. Its address is on the next line. */
export const lessonWithTime = (lesson: string, minutes: number) =>
  `${lesson}, ${counts.minutes(minutes)}`;
/** End of the description. The plan's address is on the next line. */
export const yourPlan = (program: string) => `Dein Plan, ${program}`;

/** Title and description of a study day that a shorter plan no longer has. */
export const canceled = (program: string) => `Entfällt: ${program}`;
export const planIsShorter = 'Der Plan ist jetzt kürzer.';

export type Complete = Translated<
  typeof import('../en/planCalendar'),
  typeof import('./planCalendar')
>;
