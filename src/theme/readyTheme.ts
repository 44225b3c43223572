import type { Theme } from '@mui/material/styles';
import { reviveTheme, type ThemeValues } from './reviveTheme';

declare const THEME_VALUES: ThemeValues;

/** `theme.ts` for the browser: the build puts this file in its place, and the values of the theme in here. */
export const theme: Theme = reviveTheme(THEME_VALUES);
