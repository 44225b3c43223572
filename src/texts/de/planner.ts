/** Title and description of the study planner. */
import type { Translated } from '../translation';

export const title = 'Lernplaner';
export const description =
  'Wähle ein Programm, deine Tage und eine Uhrzeit, und du bekommst Lektionen für jeden Lerntag: auf der Seite, auf Papier oder im Kalender.';

export type Complete = Translated<typeof import('../en/planner'), typeof import('./planner')>;
