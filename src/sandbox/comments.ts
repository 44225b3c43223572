import { tokensOf } from './friendlyErrors/tokens';

/**
 * Finds the comments of a program: they are between its tokens.
 *
 * @param code - a program that parses
 * @returns their texts in order, without the signs and the space around them
 */
export function commentsOf(code: string): string[] {
  const tokens = tokensOf(code);
  const starts = [0, ...tokens.map(({ end }) => end)];
  const between = starts.map((start, index) => code.slice(start, tokens[index]?.start));
  return between.flatMap((gap) =>
    Array.from(gap.matchAll(/\/\/(.*)|\/\*([^]*?)\*\//g), ([, line, block]) =>
      (line ?? block ?? '').trim(),
    ),
  );
}
