import type { Source } from './source';

/** What engines say, and how to say it plainly. */
export interface Rule {
  /** One for each wording: Chrome's, Firefox's, Safari's, as far as they differ. */
  patterns: readonly RegExp[];
  /** Makes the sentence, or undefined to leave it to the next rule. */
  say: string | ((source: Source, match: RegExpExecArray) => string | undefined);
}

/**
 * Finds the sentence for a message.
 *
 * @param rules - the first that knows the message and has a sentence counts
 * @param message - the engine's
 * @param source - the code it is about
 */
export function sayBy(rules: readonly Rule[], message: string, source: Source): string | undefined {
  for (const { patterns, say } of rules) {
    for (const pattern of patterns) {
      const match = pattern.exec(message);
      const sentence = match && (typeof say === 'string' ? say : say(source, match));
      if (sentence) return sentence;
    }
  }
  return undefined;
}
