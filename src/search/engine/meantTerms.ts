import * as texts from '../../texts/en/searchWords';
import { isOneTypoAway } from './isOneTypoAway';

/** The parts of a MiniSearch result that show why it matched. */
export interface Match {
  terms: string[];
  /** Fields that contain each matched term. */
  match: Record<string, string[]>;
}

/** Minimum length of a word without its ending, and of a part of a compound; shorter ones are in too many words. */
const MIN_LENGTH = 4;

/**
 * @param word - a word of the query
 * @returns the word without its ending: `loop` for `loops`
 */
export function stemOf(word: string): string {
  for (let length = MIN_LENGTH; length < word.length; length += 1) {
    const stem = word.slice(0, length);
    if (texts.isEnding(word.slice(length), stem)) return stem;
  }
  return word;
}

/**
 * @param word - a word of the query
 * @param term - an indexed term
 * @returns true if the words differ at most in their endings: `loops` and `looping`, but not `loophole`
 */
export function isFormOf(word: string, term: string): boolean {
  const stem = stemOf(word);
  return term.startsWith(stem) && texts.isEnding(term.slice(stem.length), stem);
}

/**
 * @param word - a word of the query
 * @param term - an indexed term
 * @returns true if the term is a form of the word, or starts with it
 */
export function answers(word: string, term: string): boolean {
  return term.startsWith(word) || isFormOf(word, term);
}

/**
 * @param word - a word of the query that no indexed term answers
 * @param titleTerms - all terms in titles
 * @returns the terms that the visitor may have meant: those one typo away or, in a language with compounds, those
 *   that the word starts or ends with
 */
export function meantBy(word: string, titleTerms: readonly string[]): string[] {
  const typos = titleTerms.filter((term) => isOneTypoAway(word, term));
  if (typos.length > 0 || !texts.hasCompounds) return typos;
  return titleTerms.filter(
    (term) =>
      Math.min(term.length, word.length - term.length) >= MIN_LENGTH &&
      (word.startsWith(term) || word.endsWith(term)),
  );
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
      const starts = words.filter((word) => answers(word, term));
      return (
        starts.length === 0 || starts.some((word) => !complete.includes(word) || counts(term, word))
      );
    });
    const isLost = complete.some(
      (word) =>
        one.terms.some((term) => answers(word, term)) && !terms.some((term) => answers(word, term)),
    );
    if (isLost) return [];
    const match = Object.fromEntries(terms.map((term) => [term, one.match[term] ?? []]));
    return { ...one, terms, match };
  });
}
