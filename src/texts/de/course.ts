/** Texts of a course's page that load with the page itself. */
import type { Translated } from '../translation';

export const printSyllabus = 'Kursinhalt drucken';

export type Complete = Translated<typeof import('../en/course'), typeof import('./course')>;
