/** How a text differs from the expected one, and lists of texts. */
import type { Difference } from '../../en/page/differences';
import type { Translated } from '../../translation';

export type { Difference } from '../../en/page/differences';

/**
 * Adds a difference to a sentence.
 *
 * @param sentence - says that texts are different; without its period
 */
export function withDifference(sentence: string, difference: Difference | undefined): string {
  switch (difference?.kind) {
    case 'extra':
      return `${sentence}: „${difference.part}“ ist zu viel.`;
    case 'missing':
      return `${sentence}: „${difference.part}“ fehlt.`;
    case 'capitals':
      return `${sentence}. Prüfe die Groß- und Kleinschreibung.`;
    case 'spaces':
      return `${sentence}. Prüfe die Leerzeichen.`;
    case undefined:
      return `${sentence}.`;
  }
}

/** A list of texts, after „Erwartet“ and „Erhalten“. */
export const list = (texts: readonly string[]) =>
  texts.length === 0 ? 'nichts' : texts.map((text) => `„${text}“`).join(', ');

export type Complete = Translated<
  typeof import('../../en/page/differences'),
  typeof import('./differences')
>;
