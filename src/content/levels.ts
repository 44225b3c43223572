import type { Level } from './model';

/** Levels, from easiest to hardest. */
export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const satisfies Level[];

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};
