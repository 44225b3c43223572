import { contrastPairs, contrastRatio } from '../../theme/contrast';
import type { ModeColors } from '../../theme/tokens';

/**
 * What the build insists on for text. The body's own promise of 7:1 is held for this site's colors by a test; another
 * brand may be content with AA.
 */
const AA_TEXT = 4.5;

/**
 * Finds colors that no reader should get: not written as `#rrggbb`, or too near to what they are on.
 *
 * @param modes - the colors of both modes
 * @param file - the tokens' file, for the messages
 * @returns a line for each; with one that cannot be read, those alone
 */
export function tokenProblems(
  modes: Readonly<Record<'light' | 'dark', ModeColors>>,
  file: string,
): string[] {
  const entries = Object.entries(modes);
  const unreadable = entries.flatMap(([mode, { code, ...colors }]) =>
    [
      ...Object.entries(colors),
      ...Object.entries(code).map(([name, color]) => [`code.${name}`, color] as const),
    ].flatMap(([name, color]) =>
      /^#[0-9a-f]{6}$/.test(color)
        ? []
        : [`${file}: ${mode}.${name} is "${color}"; write it as #rrggbb in lowercase.`],
    ),
  );
  if (unreadable.length > 0) return unreadable;
  return entries.flatMap(([mode, colors]) =>
    contrastPairs(colors).flatMap(({ name, foreground, background, least }) => {
      const ratio = contrastRatio(foreground, background);
      const needed = Math.min(least, AA_TEXT);
      if (ratio >= needed) return [];
      return [
        `${file}: ${mode} mode, ${name} (${foreground} on ${background}) has a contrast of ${floored(ratio)}:1; it needs ${needed}:1.`,
      ];
    }),
  );
}

/** Rounded down, so that a ratio just below the bound never reads as the bound. */
function floored(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
