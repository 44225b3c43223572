/** How a text differs from the expected one, and lists of texts. */

export type Difference =
  /** `part` is shortened if it's long. */
  | { kind: 'extra'; part: string }
  | { kind: 'missing'; part: string }
  | { kind: 'capitals' }
  | { kind: 'spaces' };

/**
 * Adds a difference to a sentence.
 *
 * @param sentence - says that texts are different; without its period
 */
export function withDifference(sentence: string, difference: Difference | undefined): string {
  switch (difference?.kind) {
    case 'extra':
      return `${sentence}: there's an extra "${difference.part}".`;
    case 'missing':
      return `${sentence}: "${difference.part}" is missing.`;
    case 'capitals':
      return `${sentence}. Check your capitalization.`;
    case 'spaces':
      return `${sentence}. Check your spaces.`;
    case undefined:
      return `${sentence}.`;
  }
}

/** A list of texts, after "Expected:" and "Received:". */
export const list = (texts: readonly string[]) =>
  texts.length === 0 ? 'none' : texts.map((text) => `"${text}"`).join(', ');
