import type { Source } from '../source/source';

/** An explanation for an engine's error message. */
export interface Rule {
  /** Patterns for the wording in Chrome, Firefox, and Safari, if they differ. */
  patterns: readonly RegExp[];
  /** A sentence, or a function that returns one. If it returns undefined, the next rule is tried. */
  explanation: string | ((source: Source, match: RegExpExecArray) => string | undefined);
}

/**
 * Returns the explanation from the first rule that matches the message and has an explanation for it.
 *
 * @param message - the engine's error message
 * @param source - the code that caused the error
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
