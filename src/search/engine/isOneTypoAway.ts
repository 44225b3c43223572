import { editDistance } from '../../site/editDistance';

/** Minimum length for typo tolerance; too many shorter words are one edit apart. */
const MIN_LENGTH = 4;

/**
 * @param typed - the word as typed
 * @param term - an indexed term
 * @returns true if the words differ by one inserted, deleted, or wrong letter, or by two swapped letters
 */
export function isOneTypoAway(typed: string, term: string): boolean {
  if (typed.length < MIN_LENGTH || Math.abs(typed.length - term.length) > 1) return false;
  return editDistance(typed, term) <= 1;
}
