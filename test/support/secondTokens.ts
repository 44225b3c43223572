import * as first from '../../src/theme/tokens';

/** The second brand's look: every colour of the first one's, turned a little, so that none of them is left. */

export type { ModeColors } from '../../src/theme/tokens';
export {
  fontFamily,
  headerHeight,
  measure,
  motion,
  radius,
  spacingUnit,
} from '../../src/theme/tokens';

/** Swaps red and blue: neighbours in lightness stay neighbours, and only grays stay what they were. */
function turn(color: string): string {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(color) ?? [];
  return `#${blue}${green}${red}`;
}

function turnAll(colors: first.ModeColors): first.ModeColors {
  const { code, ...rest } = colors;
  const turned = Object.fromEntries(
    Object.entries(rest).map(([name, color]) => [name, turn(color)]),
  );
  return {
    ...colors,
    ...turned,
    code: {
      ...code,
      ...Object.fromEntries(Object.entries(code).map(([name, color]) => [name, turn(color)])),
    },
  };
}

export const light = turnAll(first.light);
export const dark = turnAll(first.dark);
