/** Title and description of a course's mock interview page. */
import type { Translated } from '../translation';

export const title = (course: string) => `Probeinterview: ${course}`;
export const description = (course: string) =>
  `Probeinterviews zu „${course}“: neue Aufgaben auf Zeit, ein Bogen für die Person, die fragt, nur eine Prüfung und eine Auswertung.`;

export type Complete = Translated<typeof import('../en/mock'), typeof import('./mock')>;
