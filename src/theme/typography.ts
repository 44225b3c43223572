import type { CSSProperties } from 'react';
import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fontFamily, motion } from '../school/tokens';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    /** Introduction below a page's heading. */
    lead: CSSProperties;
    /** Small monospace label, used above headings, for facts, and in the footer. */
    label: CSSProperties;
  }
  interface TypographyVariantsOptions {
    lead?: CSSProperties;
    label?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    lead: true;
    label: true;
  }
}

const WEIGHT = { regular: 400, medium: 500, bold: 650 };

// `fonts.css`, which the build generates from `tokens.ts`, defines both families as variables.

/** Makes up for the text font's narrow spaces, which make words hard to tell apart. */
const wordSpacing = '0.04em';

const heading = {
  fontFamily: 'var(--font-heading)',
  fontWeight: WEIGHT.bold,
  lineHeight: 1.15,
  letterSpacing: '-0.018em',
  // Wider than `wordSpacing` to make up for the tighter letter spacing.
  wordSpacing: '0.06em',
  textWrap: 'balance',
} as const;

/** Typography variants. `ElementDefaults` gives elements in lesson prose the same look. */
export const typography: TypographyVariantsOptions = {
  fontFamily: 'var(--font-text)',
  fontWeightRegular: WEIGHT.regular,
  fontWeightMedium: WEIGHT.medium,
  fontWeightBold: WEIGHT.bold,
  h1: {
    ...heading,
    fontSize: 'clamp(2.25rem, 1.55rem + 3vw, 3.5rem)',
    letterSpacing: '-0.03em',
    lineHeight: 1.06,
  },
  h2: { ...heading, fontSize: 'clamp(1.625rem, 1.35rem + 1.2vw, 2.25rem)' },
  // Small headings need looser letter spacing, or their words run together.
  h3: { ...heading, fontSize: '1.25rem', letterSpacing: '-0.01em' },
  h4: { ...heading, fontSize: '1.0625rem', letterSpacing: 0 },
  subtitle1: { wordSpacing, fontSize: '1.0625rem', fontWeight: WEIGHT.medium, lineHeight: 1.5 },
  subtitle2: { wordSpacing, fontSize: '0.9375rem', fontWeight: WEIGHT.medium, lineHeight: 1.5 },
  body1: {
    wordSpacing,
    fontSize: '1.0625rem',
    lineHeight: 1.65,
    letterSpacing: 0,
    textWrap: 'pretty',
  },
  body2: {
    wordSpacing,
    fontSize: '0.9375rem',
    lineHeight: 1.6,
    letterSpacing: 0,
    textWrap: 'pretty',
  },
  lead: {
    fontFamily: 'var(--font-text)',
    fontSize: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
    lineHeight: 1.5,
    wordSpacing,
    textWrap: 'pretty',
  },
  label: {
    fontFamily: fontFamily.mono,
    fontSize: '0.8125rem',
    fontWeight: WEIGHT.medium,
    lineHeight: 1.5,
    letterSpacing: '0.02em',
    wordSpacing: 0,
  },
  caption: { wordSpacing, fontSize: '0.875rem', lineHeight: 1.5, letterSpacing: 0 },
  button: {
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.4,
    letterSpacing: 0,
    wordSpacing,
    textTransform: 'none',
  },
};

/** Maps MUI's transition durations to the site's two: `short` and `standard`. */
export const durations = {
  shortest: motion.short,
  shorter: motion.short,
  short: motion.short,
  standard: motion.standard,
  complex: motion.standard,
  enteringScreen: motion.standard,
  leavingScreen: motion.short,
};
