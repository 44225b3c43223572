import { tokensOf } from './tokens';

/**
 * Returns the comments of a program, found in the gaps between its tokens.
 *
 * @param code - a program without syntax errors
 * @returns the comment texts in order, without delimiters or surrounding whitespace
 */
export function commentsOf(code: string): string[] {
  const tokens = tokensOf(code);
  const starts = [0, ...tokens.map(({ end }) => end)];
  const between = starts.map((start, index) => code.slice(start, tokens[index]?.start));
  return between.flatMap((gap) =>
    Array.from(gap.matchAll(/\/\/+(.*)|\/\*([^]*?)\*\//g), ([, line, block]) =>
      (line ?? block ?? '').trim(),
    ),
  );
}
