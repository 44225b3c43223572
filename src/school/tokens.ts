import type { ModeColors } from '../theme/modeColors';
import type { Typeface } from '../theme/typeface';

/**
 * Design tokens. To rebrand the site, edit this file and the brand file; everything else reads the values
 * through the MUI theme or its CSS variables.
 *
 * Contrast: text needs at least 4.5:1 on every background in its mode (WCAG 2.2, 1.4.3), and borders of
 * controls 3:1 (1.4.11); the build fails below that. `ink` and `inkSoft` have 7:1 (1.4.6). If they have less, the
 * About page doesn't claim it.
 */

export const light: ModeColors = {
  paper: '#fbf8f2',
  surface: '#ffffff',
  sunken: '#f3eee4',
  ink: '#16211f',
  inkSoft: '#43504d',
  line: '#e2dacb',
  lineStrong: '#7d7868',
  primary: '#0b6658',
  primaryHover: '#084d43',
  onPrimary: '#ffffff',
  primaryTint: '#e0f0eb',
  accent: '#8f4a06',
  onAccent: '#ffffff',
  accentTint: '#fbecd2',
  error: '#a3211c',
  errorTint: '#fbe6e2',
  success: '#17653a',
  successTint: '#e0f2e5',
  code: {
    ground: '#f6f1e7',
    text: '#16211f',
    comment: '#5b625c',
    keyword: '#8a2a5b',
    string: '#1f6130',
    number: '#8a4100',
    name: '#0b5c86',
  },
};

export const dark: ModeColors = {
  paper: '#0b1220',
  surface: '#111a2c',
  sunken: '#080e1a',
  ink: '#e9eef6',
  inkSoft: '#b4c0d0',
  line: '#233048',
  lineStrong: '#71829c',
  primary: '#5fd6ba',
  primaryHover: '#8ae5cf',
  onPrimary: '#04231d',
  primaryTint: '#10302f',
  accent: '#f3b54b',
  onAccent: '#2a1900',
  accentTint: '#33270f',
  error: '#ff9d94',
  errorTint: '#3a1a1e',
  success: '#7fdc9f',
  successTint: '#12301f',
  code: {
    ground: '#0d1626',
    text: '#e9eef6',
    comment: '#93a1b5',
    keyword: '#f29bc4',
    string: '#93dca4',
    number: '#f3b54b',
    name: '#7cc7f5',
  },
};

const instrumentSans: Typeface = {
  family: 'Instrument Sans Variable',
  file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weights: [400, 700],
  generic: 'sans-serif',
  fallback: {
    fonts: ['Arial', 'Liberation Sans', 'Helvetica Neue', 'Roboto'],
    sizeAdjust: 103.2,
    ascent: 94,
    descent: 24.2,
  },
  picture: {
    file: '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
    weight: 600,
  },
};

/** Fonts for text and headings; they can be the same. */
export const typefaces: Readonly<Record<'text' | 'heading', Typeface>> = {
  text: instrumentSans,
  heading: instrumentSans,
};

/** Code and small labels use system fonts, which don't need to load. */
export const fontFamily = {
  mono: 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace',
};

/** Base unit of spacing, in px. */
export const spacingUnit = 8;

/** Corner radius of cards, fields, and buttons, in px. */
export const radius = 12;

/** Height of the sticky header, in px; also the offset of scroll targets. */
export const headerHeight = 64;

/** Animation durations, in ms; reduced motion disables them. */
export const motion = { short: 120, standard: 180 };

/**
 * Maximum line length of prose and maximum page width, as CSS lengths. `47ch` fits about 75 characters,
 * because `ch` is the width of a digit and most letters are narrower.
 */
export const measure = { prose: '47ch', page: '1160px' };
