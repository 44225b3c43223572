import type { Typeface } from '../../src/theme/typeface';
import type { ModeColors } from '../../src/theme/modeColors';

/**
 * The second brand's tokens: a different font for headings, and the default colors with red and blue swapped.
 * That changes every color except the grays, and roughly preserves their relative lightness. This file can't
 * import values from the file with the default tokens, because the build uses this file in its place.
 */
export type { ModeColors };

export const light: ModeColors = {
  paper: '#f2f8fb',
  surface: '#ffffff',
  sunken: '#e4eef3',
  ink: '#1f2116',
  inkSoft: '#4d5043',
  line: '#cbdae2',
  lineStrong: '#68787d',
  primary: '#58660b',
  primaryHover: '#434d08',
  onPrimary: '#ffffff',
  primaryTint: '#ebf0e0',
  accent: '#064a8f',
  onAccent: '#ffffff',
  accentTint: '#d2ecfb',
  error: '#1c21a3',
  errorTint: '#e2e6fb',
  success: '#3a6517',
  successTint: '#e5f2e0',
  code: {
    ground: '#e7f1f6',
    text: '#1f2116',
    comment: '#5c625b',
    keyword: '#5b2a8a',
    string: '#30611f',
    number: '#00418a',
    name: '#865c0b',
  },
};

export const dark: ModeColors = {
  paper: '#20120b',
  surface: '#2c1a11',
  sunken: '#1a0e08',
  ink: '#f6eee9',
  inkSoft: '#d0c0b4',
  line: '#483023',
  lineStrong: '#9c8271',
  primary: '#bad65f',
  primaryHover: '#cfe58a',
  onPrimary: '#1d2304',
  primaryTint: '#2f3010',
  accent: '#4bb5f3',
  onAccent: '#00192a',
  accentTint: '#0f2733',
  error: '#949dff',
  errorTint: '#1e1a3a',
  success: '#9fdc7f',
  successTint: '#1f3012',
  code: {
    ground: '#26160d',
    text: '#f6eee9',
    comment: '#b5a193',
    keyword: '#c49bf2',
    string: '#a4dc93',
    number: '#4bb5f3',
    name: '#f5c77c',
  },
};

export const typefaces: Readonly<Record<'text' | 'heading', Typeface>> = {
  text: {
    family: 'Instrument Sans Variable',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weights: [400, 700],
    generic: 'sans-serif',
    fallback: { fonts: ['Arial', 'Liberation Sans'], sizeAdjust: 103.2, ascent: 94, descent: 24.2 },
    picture: {
      file: '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
      weight: 600,
    },
  },
  heading: {
    family: 'Space Grotesk Variable',
    file: '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2',
    weights: [300, 700],
    generic: 'sans-serif',
    fallback: {
      fonts: ['Arial', 'Liberation Sans'],
      sizeAdjust: 111.3,
      ascent: 88.4,
      descent: 26.2,
    },
    picture: {
      file: '@fontsource/space-grotesk/files/space-grotesk-latin-700-normal.woff',
      weight: 700,
    },
  },
};

export const fontFamily = {
  mono: 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace',
};

export const spacingUnit = 8;

export const radius = 12;

export const headerHeight = 64;

export const motion = { short: 120, standard: 180 };

export const measure = { prose: '68ch', page: '1160px' };
