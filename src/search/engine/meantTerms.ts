import * as texts from '../../texts/en/searchWords';

/** The parts of a MiniSearch result that show why it matched. */
export interface Match {
  terms: string[];
  /** Fields that contain each matched term. */
  match: Record<string, string[]>;
}

/**
 * @param word - a word of the query
 * @param term - an indexed term
 * @returns true if the term is the word, possibly with an ending: `loops` and `looping`, but not `loophole`
 */
export function isFormOf(word: string, term: string): boolean {
  return term.startsWith(word) && texts.isEnding(term.slice(word.length), word);
}

/**
 * Drops terms that merely start with a complete word of the query: `freezing` isn't an answer to `free`.
 * Terms in titles are kept, because the visitor might still be typing the word.
 *
 * @param found - all results
 * @param words - words of the query
 * @returns the results that still match, without the dropped terms
 */
export function onlyMeant<T extends Match>(found: readonly T[], words: readonly string[]): T[] {
  const complete = words.filter((word) => found.some(({ terms }) => terms.includes(word)));
  return found.flatMap((one) => {
    const counts = (term: string, word: string) =>
      isFormOf(word, term) || one.match[term]?.includes('title');
    const terms = one.terms.filter((term) => {
      const starts = words.filter((word) => term.startsWith(word));
      return (
        starts.length === 0 || starts.some((word) => !complete.includes(word) || counts(term, word))
      );
    });
    const isLost = complete.some(
      (word) =>
        one.terms.some((term) => term.startsWith(word)) &&
        !terms.some((term) => term.startsWith(word)),
    );
    if (isLost) return [];
    const match = Object.fromEntries(terms.map((term) => [term, one.match[term] ?? []]));
    return { ...one, terms, match };
  });
}
