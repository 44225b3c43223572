import type { ModeColors } from '../theme/tokens';
import { colors } from './colors';
import { toHex, toOklch } from './drawing/oklch';

/** Names of the drawing's colors. */
type Name = keyof typeof colors;

/** The colors that are tokens. */
type Base = 'mint' | 'tealDeep' | 'amber' | 'paper' | 'screen';

/** The token that each of the others keeps its distance to. */
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
 * Finds the drawing's colors for a brand. A shade keeps its lightness, on which the picture's contrasts rest, and takes
 * hue and strength from its token: at the same distance from it as in the drawing.
 *
 * @param tokens - the colors of both modes
 * @returns a color for each of the drawing's; the drawing's own for the tokens it was drawn for
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
