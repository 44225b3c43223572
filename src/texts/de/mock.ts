/** Title and description of a course's mock interview page. */
import type { Translated } from '../translation';

export const title = (course: string) => `Probeinterview: ${course}`;
export const description = (course: string) =>
  `Probeinterviews mit Aufgaben aus „${course}“: zufällig ausgewählt, auf Zeit, ohne Tipps und in deinem Browser geprüft.`;

export type Complete = Translated<typeof import('../en/mock'), typeof import('./mock')>;
