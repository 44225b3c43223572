/** Changes of a text by position. */

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Makes the changes. Edits that begin at the same position keep their order, the last of the list outermost.
 */
export function apply(code: string, edits: readonly Edit[]): string {
  return edits
    .map((edit, index) => ({ ...edit, index }))
    .sort((a, b) => b.start - a.start || a.index - b.index)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      code,
    );
}
