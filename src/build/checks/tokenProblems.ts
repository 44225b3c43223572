import { contrastPairs, contrastRatio } from '../../theme/contrast';
import type { ModeColors } from '../../theme/modeColors';

/**
 * Finds colors that aren't written as `#rrggbb` or that have too little contrast.
 *
 * @param modes - the colors of light and dark mode
 * @param file - name of the tokens file, for the messages
 * @returns a one-line message per problem; checks contrast only if all colors are formatted correctly
 */
export function tokenProblems(
  modes: Readonly<Record<'light' | 'dark', ModeColors>>,
  file: string,
): string[] {
  const entries = Object.entries(modes);
  const malformed = entries.flatMap(([mode, { code, ...colors }]) =>
    [
      ...Object.entries(colors),
      ...Object.entries(code).map(([name, color]) => [`code.${name}`, color] as const),
    ].flatMap(([name, color]) =>
      /^#[0-9a-f]{6}$/.test(color)
        ? []
        : [`${file}: ${mode}.${name} is "${color}"; write it as #rrggbb in lowercase.`],
    ),
  );
  if (malformed.length > 0) return malformed;
  return entries.flatMap(([mode, colors]) =>
    contrastPairs(colors).flatMap(({ name, foreground, background, least }) => {
      const ratio = contrastRatio(foreground, background);
      if (ratio >= least) return [];
      return [
        `${file}: ${mode} mode, ${name} (${foreground} on ${background}) has a contrast of ${floored(ratio)}:1; it needs ${least}:1.`,
      ];
    }),
  );
}

/** Rounds down, so that a ratio just below the minimum isn't printed as the minimum. */
function floored(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
