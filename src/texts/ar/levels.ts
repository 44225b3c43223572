/** Names of the courses' levels. */
import type { Translated } from '../translation';

export const levels = {
  beginner: 'مبتدئ',
  intermediate: 'متوسّط',
  advanced: 'متقدّم',
} as const;

export type Complete = Translated<typeof import('../en/levels'), typeof import('./levels')>;
