import type { Source } from './source';

/** What engines say, and a plain explanation. */
export interface Rule {
  /** One for each wording: Chrome's, Firefox's, Safari's, as far as they differ. */
  patterns: readonly RegExp[];
  /** Makes the sentence, or undefined to leave it to the next rule. */
  explanation: string | ((source: Source, match: RegExpExecArray) => string | undefined);
}

/**
 * Finds the sentence for a message.
 *
 * @param rules - the first that knows the message and has a sentence counts
 * @param message - the engine's
 * @param source - the code it is about
 */
export function describeBy(
  rules: readonly Rule[],
  message: string,
  source: Source,
): string | undefined {
  for (const { patterns, explanation } of rules) {
    for (const pattern of patterns) {
      const match = pattern.exec(message);
      const sentence =
        match && (typeof explanation === 'string' ? explanation : explanation(source, match));
      if (sentence) return sentence;
    }
  }
  return undefined;
}
