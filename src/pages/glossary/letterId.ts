export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Returns the id of a letter's heading.
 *
 * @param letter - a capital letter, or # for terms that don't start with a letter
 */
export function letterId(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}
