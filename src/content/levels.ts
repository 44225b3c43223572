import type { Level } from './model';

/** From the easiest on. */
export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const satisfies Level[];

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};
