/** Texts of the line about the saved study plan, for returning readers on the home page. */
import { countOf } from './format';

export const plan = 'Your plan';
/** Link to the plan if it has no study days left. */
export const seePlan = 'See where you are';
export const studyToday = (time: string, lessons: number) =>
  `Today at ${time}, ${countOf(lessons, 'lesson')}`;
/** The next study day. `day` is a date such as 'Mon, Nov 30'. */
export const studyOn = ({ day, time, lessons }: { day: string; time: string; lessons: number }) =>
  `${day} at ${time}, ${countOf(lessons, 'lesson')}`;
