/** Names of the weekdays. Translate the values, not the keys. */
import type { Translated } from '../translation';

export const names = {
  Monday: 'Montag',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
  Sunday: 'Sonntag',
} as const;

export type Complete = Translated<typeof import('../en/weekdays'), typeof import('./weekdays')>;
