import type { ModeColors } from '../theme/tokens';
import { colors } from './colors';
import { toHex, toOklch } from './oklch';

/** Names of the animation's colors. */
type Name = keyof typeof colors;

/** The colors that are tokens. */
type Base = 'mint' | 'tealDeep' | 'amber' | 'paper' | 'screen';

/** The token that each shade is relative to. */
const BASE_OF: Readonly<Record<Exclude<Name, Base>, Base>> = {
  mintPale: 'mint',
  teal: 'mint',
  tealShade: 'mint',
  amberShade: 'amber',
  paperShade: 'paper',
  word: 'screen',
  faint: 'screen',
  casing: 'screen',
  casingLight: 'screen',
  casingShade: 'screen',
  screenBar: 'screen',
  activeLine: 'screen',
};

/**
 * Finds the animation's colors for a brand. A shade keeps its lightness, so the picture keeps its contrasts, and takes
 * hue and chroma from its token, offset as in the original.
 *
 * @param tokens - the colors of both modes
 * @returns a color for each one in the file; the same colors for the tokens it was drawn with
 */
export function brandColors({
  light,
  dark,
}: Readonly<Record<'light' | 'dark', ModeColors>>): Record<Name, string> {
  const bases: Record<Base, string> = {
    mint: dark.primary,
    tealDeep: light.primary,
    amber: dark.accent,
    paper: light.code.ground,
    screen: dark.code.ground,
  };
  const shades = Object.entries(BASE_OF).map(([name, base]) => [
    name,
    shifted(colors[name as Name], colors[base], bases[base]),
  ]);
  return { ...bases, ...(Object.fromEntries(shades) as Record<keyof typeof BASE_OF, string>) };
}

function shifted(shade: string, from: string, to: string): string {
  if (from === to) return shade;
  const [own, drawn, brand] = [toOklch(shade), toOklch(from), toOklch(to)];
  return toHex({
    lightness: own.lightness,
    chroma: own.chroma * (brand.chroma / drawn.chroma),
    hue: own.hue + brand.hue - drawn.hue,
  });
}
