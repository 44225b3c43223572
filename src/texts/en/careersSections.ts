/** Texts of the Careers page's list of jobs. */
import { countOf } from './format';

export const openJobs = (count: number) => countOf(count, 'open job');
/** The date is formatted. */
export const applyBy = (date: string) => `Apply by ${date}`;

/** Kinds of employment, which are shown after a job's place. */
export const employment = {
  'full-time': 'full-time',
  'part-time': 'part-time',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
  volunteer: 'volunteer',
} as const;
