/** Names of the weekdays. Translate the values, not the keys. */
import type { Translated } from '../translation';

export const names = {
  Monday: 'الاثنين',
  Tuesday: 'الثلاثاء',
  Wednesday: 'الأربعاء',
  Thursday: 'الخميس',
  Friday: 'الجمعة',
  Saturday: 'السبت',
  Sunday: 'الأحد',
} as const;

export type Complete = Translated<typeof import('../en/weekdays'), typeof import('./weekdays')>;
