import type { CSSObject, Theme } from '@mui/material/styles';
import type { Tone } from '../content/figure';
import { fontFamily } from '../school/tokens';

/** Text size in drawing units; the build measures text with it (`fit.ts`). */
const FONT_SIZE = 14;

/**
 * Returns the styles for each word in a mark's `look`. The build only sets class names, so that colors follow
 * the theme in both modes and in print, without inline styles.
 *
 * @param theme - the site's theme
 * @returns styles for the `svg` element
 */
export function drawingStyles(theme: Theme): CSSObject {
  return {
    ...boxStyles(theme),
    ...textStyles(theme),
    ...plotStyles(theme),
    ...toneStyles(theme),
    '& path.dashed': { strokeDasharray: '5 4' },
    '& path.thick': { strokeWidth: 3 },
    '& path.unlined': { stroke: 'none' },
    '@media (forced-colors: active)': {
      '& path': { stroke: 'CanvasText !important' },
      '& path.grid': { stroke: 'GrayText !important' },
      '& path.unlined': { stroke: 'none !important' },
      '& text, & path.head, & path.point': { fill: 'CanvasText !important' },
      '& path.box, & path.group, & path.filled, & path.area': { fill: 'Canvas !important' },
    },
  };
}

function boxStyles({ vars: { palette } }: Theme): CSSObject {
  return {
    '& path': {
      fill: 'none',
      stroke: palette.site.lineStrong,
      strokeWidth: 1.5,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    '& path.box': { fill: palette.background.paper },
    '& path.group': { fill: palette.site.sunken, strokeWidth: 1 },
    '& path.edge': { stroke: palette.text.secondary },
    '& path.head': {
      fill: palette.text.secondary,
      stroke: palette.text.secondary,
      strokeWidth: 1,
    },
  };
}

function textStyles({ vars: { palette }, typography }: Theme): CSSObject {
  return {
    '& text': {
      fill: palette.text.primary,
      fontFamily: 'var(--font-text)',
      fontSize: FONT_SIZE,
      textAnchor: 'middle',
      whiteSpace: 'pre',
    },
    '& text.mono': { fontFamily: fontFamily.mono },
    '& text.bold': { fontWeight: typography.fontWeightBold },
    '& text.start': { textAnchor: 'start' },
    '& text.end': { textAnchor: 'end' },
    '& text.muted': { fill: palette.text.secondary },
    '& text.halo': { paintOrder: 'stroke', stroke: palette.background.paper, strokeWidth: 4 },
  };
}

function plotStyles({ vars: { palette } }: Theme): CSSObject {
  const { primary, secondary, background, divider, text, site } = palette;
  const series: readonly (readonly [line: string, tint: string])[] = [
    [primary.main, site.primaryTint],
    [secondary.main, site.accentTint],
    [site.codeName, site.sunken],
    [site.codeKeyword, site.sunken],
  ];
  return {
    '& path.grid': { stroke: divider, strokeWidth: 1 },
    '& path.axis': { stroke: text.secondary },
    '& path.curve': { strokeWidth: 2.5 },
    // An outline in the background color separates overlapping points.
    '& path.point': { stroke: background.paper, strokeWidth: 1 },
    // Areas have an outline, because their tint alone is barely visible in dark mode.
    '& path.area': { strokeWidth: 1.5 },
    ...Object.fromEntries(
      series.flatMap(([line, tint], index) => colorRules(`series${index + 1}`, line, tint)),
    ),
  };
}

function toneStyles({ vars: { palette } }: Theme): CSSObject {
  const { text, primary, secondary, success, error, site } = palette;
  const tones: Readonly<Record<Tone, readonly [line: string, tint: string]>> = {
    primary: [primary.main, site.primaryTint],
    accent: [secondary.main, site.accentTint],
    good: [success.main, site.successTint],
    bad: [error.main, site.errorTint],
    muted: [text.secondary, site.sunken],
  };
  return Object.fromEntries(
    Object.entries(tones).flatMap(([tone, [line, tint]]) => colorRules(tone, line, tint)),
  );
}

/** Returns rules that apply a color to each kind of shape. */
function colorRules(word: string, line: string, tint: string): [selector: string, CSSObject][] {
  return [
    [`& path.${word}:not(.point)`, { stroke: line }],
    [`& path.${word}:is(.box, .group, .filled, .area, .bar)`, { fill: tint }],
    [`& path.${word}:is(.head, .point)`, { fill: line }],
  ];
}
