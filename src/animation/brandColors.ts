import type { ModeColors } from '../theme/modeColors';
import { colors } from './colors';
import { toHex, toOklch } from './oklch';

type Name = keyof typeof colors;

/** Colors that come straight from theme tokens. */
type Base = 'mint' | 'tealDeep' | 'amber' | 'paper' | 'screen';

/** The token that each shade is derived from. */
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
 * Derives the animation's colors from a brand's tokens. Each shade keeps its lightness, and therefore its
 * contrast. Its hue and chroma follow the token that it's derived from.
 *
 * @param tokens - the brand's colors in light and dark mode
 * @returns a hex color for each color name; the original colors if the tokens are the default brand's
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
    shiftShade(colors[name as Name], colors[base], bases[base]),
  ]);
  return { ...bases, ...(Object.fromEntries(shades) as Record<keyof typeof BASE_OF, string>) };
}

function shiftShade(shade: string, fromBase: string, toBase: string): string {
  if (fromBase === toBase) return shade;
  const [original, from, to] = [toOklch(shade), toOklch(fromBase), toOklch(toBase)];
  return toHex({
    lightness: original.lightness,
    chroma: original.chroma * (to.chroma / from.chroma),
    hue: original.hue + to.hue - from.hue,
  });
}
