import type { Options } from '@emotion/cache';

/**
 * Options of Emotion's cache for left-to-right languages. In right-to-left ones, the build replaces this
 * module with `rightToLeft.ts`, so others don't load its code.
 */
export const DIRECTION_OPTIONS: Pick<Options, 'stylisPlugins'> = {};
