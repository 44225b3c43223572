/** Texts of the Careers page's list of jobs. */
import type { Translated } from '../translation';
import { countOf } from './format';

export const openJobs = (count: number) => countOf(count, 'offene Stelle', 'offene Stellen');
/** The date is formatted. */
export const applyBy = (date: string) => `Bewirb dich bis zum ${date}`;

/** Kinds of employment, which are shown after a job's place. */
export const employment = {
  'full-time': 'Vollzeit',
  'part-time': 'Teilzeit',
  contract: 'freie Mitarbeit',
  temporary: 'befristet',
  internship: 'Praktikum',
  volunteer: 'Ehrenamt',
};

export type Complete = Translated<
  typeof import('../en/careersSections'),
  typeof import('./careersSections')
>;
