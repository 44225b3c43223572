/** Reasons why there's no study plan. Each is shown at the field to change. */
import type { Translated } from '../translation';

export const noDays = 'Wähle mindestens einen Wochentag aus.';
export const startInvalid = 'Gib ein gültiges Startdatum ein, zum Beispiel 2027-03-01.';
export const startInPast =
  'Das Startdatum liegt in der Vergangenheit. Wähle heute oder einen späteren Tag.';
export const startTooLate =
  'Das Startdatum liegt mehr als zwei Jahre in der Zukunft. Wähle einen früheren Tag.';
export const timeInvalid = 'Gib die Uhrzeit in Stunden und Minuten ein, zum Beispiel 18:30.';
export const nothingLeft = 'Es ist nichts mehr zu tun: Hier ist schon alles abgehakt.';
export const tooLong =
  'In diesem Tempo dauert der Plan länger als zwei Jahre. Wähle mehr Tage, mehr Zeit oder ein kürzeres Programm.';

export type Complete = Translated<
  typeof import('../en/planProblems'),
  typeof import('./planProblems')
>;
