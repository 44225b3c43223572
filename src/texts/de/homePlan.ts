/** Texts of the line about the saved study plan, for returning readers on the home page. */
import type { Translated } from '../translation';
import { countOf } from './format';

export const plan = 'Dein Plan';
/** Link to the plan if it has no study days left. */
export const seePlan = 'Sieh nach, wo du stehst';
/** `time` is a time such as „18:30 Uhr“. */
export const studyToday = (time: string, lessons: number) =>
  `Heute um ${time}, ${countOf(lessons, 'Lektion', 'Lektionen')}`;
/** The next study day. `day` is a date such as „Mo, 30. Nov.“. */
export const studyOn = ({ day, time, lessons }: { day: string; time: string; lessons: number }) =>
  `${day} um ${time}, ${countOf(lessons, 'Lektion', 'Lektionen')}`;

export type Complete = Translated<typeof import('../en/homePlan'), typeof import('./homePlan')>;
