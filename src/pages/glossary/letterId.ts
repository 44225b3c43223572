/**
 * @param letter - a capital, or # for terms that begin with none
 * @returns the id of the heading above its terms
 */
export function letterId(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}
