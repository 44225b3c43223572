import type { ModeColors } from './modeColors';

/** A color combination on the site and its required contrast (WCAG 2.2, 1.4.3, 1.4.11). */
export interface ContrastPair {
  name: string;
  foreground: string;
  background: string;
  /** Minimum contrast ratio, 1 to 21. */
  least: number;
}

type TextColor = Exclude<keyof ModeColors, 'code'>;

const BODY_TEXT = ['ink', 'inkSoft'] as const;

/** Contrast of body text that level AAA requires (WCAG 2.2, 1.4.6). */
const AAA_TEXT = 7;

/**
 * @param first - a color as `#rrggbb`
 * @param second - another color as `#rrggbb`; order doesn't matter
 * @returns their contrast ratio, 1 to 21 (WCAG 2.2, "contrast ratio")
 */
export function contrastRatio(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * @param colors - colors of one mode
 * @returns true if body text has the contrast that level AAA requires, on every background
 */
export function hasAaaText(colors: ModeColors): boolean {
  return contrastPairs(colors)
    .filter(({ name }) => BODY_TEXT.some((color) => name.startsWith(`${color} on `)))
    .every(({ foreground, background }) => contrastRatio(foreground, background) >= AAA_TEXT);
}

/** Returns the relative luminance, 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (/^#(..)(..)(..)$/.exec(hex) ?? [])
    .slice(1)
    .map((part) => parseInt(part, 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * @param colors - colors of one mode
 * @returns all color combinations for which `tokens.ts` guarantees a minimum contrast
 */
export function contrastPairs(colors: ModeColors): ContrastPair[] {
  const on = (
    names: readonly TextColor[],
    grounds: readonly TextColor[],
    least: number,
  ): ContrastPair[] =>
    names.flatMap((name) =>
      grounds.map((ground) => ({
        name: `${name} on ${ground}`,
        foreground: colors[name],
        background: colors[ground],
        least,
      })),
    );
  const { ground, ...words } = colors.code;
  const onCode = (name: string, foreground: string, least: number): ContrastPair => ({
    name: `${name} on code.ground`,
    foreground,
    background: ground,
    least,
  });
  const grounds = ['paper', 'surface', 'sunken'] as const;
  const tints = ['primaryTint', 'accentTint', 'errorTint', 'successTint'] as const;
  return [
    ...on(BODY_TEXT, [...grounds, ...tints], 4.5),
    onCode('ink', colors.ink, 4.5),
    onCode('inkSoft', colors.inkSoft, 4.5),
    ...on(['primary', 'primaryHover', 'accent', 'error', 'success'], grounds, 4.5),
    ...on(['primary'], ['primaryTint'], 4.5),
    ...on(['accent'], ['accentTint'], 4.5),
    ...on(['error'], ['errorTint'], 4.5),
    ...on(['success'], ['successTint'], 4.5),
    ...on(['onPrimary'], ['primary', 'primaryHover'], 4.5),
    ...on(['onAccent'], ['accent'], 4.5),
    ...Object.entries(words).map(([name, color]) => onCode(`code.${name}`, color, 4.5)),
    ...on(['lineStrong'], grounds, 3),
    // Plots draw their third and fourth data series in these two syntax colors.
    ...(['name', 'keyword'] as const).map((name) => ({
      name: `code.${name} on surface`,
      foreground: words[name],
      background: colors.surface,
      least: 3,
    })),
  ];
}
