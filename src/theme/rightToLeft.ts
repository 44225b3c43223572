import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import type { DIRECTION_OPTIONS as LEFT_TO_RIGHT } from './direction';
import './rightToLeft.css';

/**
 * Options of Emotion's cache for right-to-left languages: mirror MUI's styles. The site's own use logical
 * properties. Takes the place of `direction.ts`.
 */
export const DIRECTION_OPTIONS: typeof LEFT_TO_RIGHT = {
  // Emotion adds its prefixes only if there's no list of plugins.
  stylisPlugins: [prefixer, rtlPlugin],
};
