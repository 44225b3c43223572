import { dark, light, type ModeColors } from '../../src/theme/tokens';

/** Relative luminance of a color `#rrggbb`, 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (/^#(..)(..)(..)$/.exec(hex) ?? [])
    .slice(1)
    .map((part) => parseInt(part, 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

type Pair = readonly [name: string, foreground: string, background: string, least: number];

/** Every pair that `tokens.ts` makes a promise about. */
function pairs(colors: ModeColors): Pair[] {
  const grounds = {
    paper: colors.paper,
    surface: colors.surface,
    sunken: colors.sunken,
  };
  const tints = {
    primaryTint: colors.primaryTint,
    accentTint: colors.accentTint,
    errorTint: colors.errorTint,
    successTint: colors.successTint,
  };
  const on = (
    names: readonly (
      'ink' | 'inkSoft' | 'primary' | 'primaryHover' | 'accent' | 'error' | 'success' | 'lineStrong'
    )[],
    backgrounds: Record<string, string>,
    least: number,
  ): Pair[] =>
    names.flatMap((name) =>
      Object.entries(backgrounds).map(
        ([background, color]) => [`${name} on ${background}`, colors[name], color, least] as const,
      ),
    );
  const { ground, ...words } = colors.code;
  return [
    ...on(['ink', 'inkSoft'], { ...grounds, ...tints, code: ground }, 7),
    ...on(['primary', 'primaryHover', 'accent', 'error', 'success'], grounds, 4.5),
    ...on(['primary'], { primaryTint: colors.primaryTint }, 4.5),
    ...on(['accent'], { accentTint: colors.accentTint }, 4.5),
    ...on(['error'], { errorTint: colors.errorTint }, 4.5),
    ...on(['success'], { successTint: colors.successTint }, 4.5),
    ['onPrimary on primary', colors.onPrimary, colors.primary, 4.5],
    ['onPrimary on primaryHover', colors.onPrimary, colors.primaryHover, 4.5],
    ['onAccent on accent', colors.onAccent, colors.accent, 4.5],
    ...Object.entries(words).map(
      ([name, color]) => [`code ${name} on its ground`, color, ground, 4.5] as const,
    ),
    ...on(['lineStrong'], grounds, 3),
  ];
}

test('the measure itself is right at its ends', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#777777')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in %s mode', (_mode, colors) => {
  test.each(pairs(colors))(
    '%s (%s, %s) reaches %d to 1',
    (_name, foreground, background, least) => {
      expect(contrast(foreground, background)).toBeGreaterThanOrEqual(least);
    },
  );

  test('every color is written as #rrggbb', () => {
    const { code, ...others } = colors;
    for (const color of [...Object.values(others), ...Object.values(code)]) {
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});
