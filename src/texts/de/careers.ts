/** Title and description of the Careers page. */
import type { Translated } from '../translation';

export const title = 'Karriere';
export const description =
  'Die offenen Stellen an der Schule: worum es jeweils geht, wo sie sind und wie du dich bewirbst.';

export type Complete = Translated<typeof import('../en/careers'), typeof import('./careers')>;
