import * as texts from '../texts/en/levels';
import type { Level } from './model';

/** Levels, from easiest to hardest. */
export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const satisfies Level[];

export const LEVEL_NAMES: Readonly<Record<Level, string>> = texts.levels;
