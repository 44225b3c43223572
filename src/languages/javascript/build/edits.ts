/** Edits text by position. */

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Applies edits. If several start at the same position, the last in the list comes first in the result.
 */
export function apply(code: string, edits: readonly Edit[]): string {
  return edits
    .map((edit, index) => ({ ...edit, index }))
    .sort((a, b) => b.start - a.start || a.index - b.index)
    .reduce(
      (text, { start, end, text: replacement }) =>
        text.slice(0, start) + replacement + text.slice(end),
      code,
    );
}
