/** Texts of the next cohorts of a course or a program. */
import { formatList } from '../intlFormat';
import type { Translated } from '../translation';
import { countOf } from './format';

export const title = 'Nächste Starttermine';
export const apply = 'Bewerben';
/** When a cohort meets. The weekdays come from `weekdays.ts`. */
export const everyWeek = (weekdays: readonly string[]) => `Jeden ${formatList(weekdays)}`;
export const taughtIn = (language: string) => `Unterricht auf ${language}`;
export const seatsLeft = (left: number, total: number) =>
  left === 0
    ? 'Keine Plätze mehr frei'
    : total === 1
      ? '1 Platz frei'
      : `${left} von ${countOf(total, 'Platz', 'Plätzen')} frei`;

export type Complete = Translated<typeof import('../en/startDates'), typeof import('./startDates')>;
