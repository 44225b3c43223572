/** Texts of the calendar file with a study plan. */
import { countOf } from './format';

/** What the file is, for calendar apps. */
export const product = 'Study plan';

/** Title of a study day. */
export const studyDay = (lessons: readonly string[]) => `Study: ${lessons.join('; ')}`;
/** A lesson that began on an earlier study day. */
export const continuedLesson = (lesson: string) => `${lesson} (continued)`;
/** A lesson in a study day's description. Its address is on the next line. */
export const lessonWithTime = (lesson: string, minutes: number) =>
  `${lesson}, ${countOf(minutes, 'minute')}`;
/** End of the description. The plan's address is on the next line. */
export const yourPlan = (program: string) => `Your plan, ${program}`;

/** Title and description of a study day that a shorter plan no longer has. */
export const canceled = (program: string) => `Canceled: ${program}`;
export const planIsShorter = 'The plan is shorter now.';
