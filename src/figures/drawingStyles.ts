import type { CSSObject, Theme } from '@mui/material/styles';
import type { Tone } from '../content/figure';
import { fontFamily } from '../theme/tokens';

/** Height of text in a drawing's units; the build measures by it (`src/build/content/figures/fit.ts`). */
const FONT_SIZE = 14;

/**
 * What the words of a mark's `look` are worth. The build only names them, so colors are the theme's in both modes and on
 * paper, and no element has a style of its own.
 *
 * @param theme - the site's theme
 * @returns styles of the `svg` element
 */
export function drawingStyles(theme: Theme): CSSObject {
  const { text, background, divider, site } = theme.vars.palette;
  return {
    '& path': {
      fill: 'none',
      stroke: site.lineStrong,
      strokeWidth: 1.5,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    '& text': {
      fill: text.primary,
      fontFamily: 'var(--font-text)',
      fontSize: FONT_SIZE,
      textAnchor: 'middle',
      whiteSpace: 'pre',
    },
    '& .box': { fill: background.paper },
    '& .group': { fill: site.sunken, stroke: divider },
    '& .edge': { stroke: text.secondary },
    '& .head': { fill: text.secondary, stroke: text.secondary, strokeWidth: 1 },
    '& .mono': { fontFamily: fontFamily.mono },
    '& .bold': { fontWeight: theme.typography.fontWeightBold },
    '& .start': { textAnchor: 'start' },
    '& .end': { textAnchor: 'end' },
    ...toneStyles(theme),
    '& path.dashed': { strokeDasharray: '5 4' },
    '& path.thick': { strokeWidth: 3 },
    '& path.unlined': { stroke: 'none' },
    '@media (forced-colors: active)': {
      '& path': { stroke: 'CanvasText !important' },
      '& path.unlined': { stroke: 'none !important' },
      '& text, & .head': { fill: 'CanvasText !important' },
      '& .box, & .group, & .filled': { fill: 'Canvas !important' },
    },
  };
}

function toneStyles(theme: Theme): CSSObject {
  const { text, primary, secondary, success, error, site } = theme.vars.palette;
  const tones: Readonly<Record<Tone, readonly [line: string, tint: string]>> = {
    primary: [primary.main, site.primaryTint],
    accent: [secondary.main, site.accentTint],
    good: [success.main, site.successTint],
    bad: [error.main, site.errorTint],
    muted: [text.secondary, site.sunken],
  };
  return Object.fromEntries(
    Object.entries(tones).flatMap(([tone, [line, tint]]) => [
      [`& path.${tone}`, { stroke: line }],
      [`& path.box.${tone}, & path.group.${tone}, & path.filled.${tone}`, { fill: tint }],
      [`& path.head.${tone}`, { fill: line }],
    ]),
  );
}
