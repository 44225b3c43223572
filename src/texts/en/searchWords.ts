/** How this language's words are searched. */

/**
 * Words too common to search for, in lowercase. Some JavaScript keywords, such as `for` and `if`, are left out so
 * that they can be searched.
 */
export const commonWords =
  `a an and are as at be been but by can do does has have how i in is it its my of on or our so such that the their them
  there these they this those to was many much we were what when where which who why will with you your`.split(
    /\s+/,
  );

/** Whether words are joined into longer ones, without a space or hyphen. */
export const hasCompounds: boolean = false;

/** Word endings that don't change what a word means. */
const ENDINGS = /^(?:e?s|e?d|ing|e?rs?)?$/;

/**
 * @param rest - what follows the word in a longer one; can be empty
 * @param word - a word, in lowercase
 * @returns true if the rest is just an ending: `s` after `loop`, but not `hole`
 */
export function isEnding(rest: string, word: string): boolean {
  // The last letter may be doubled, as in `stopping`.
  const ending = rest.startsWith(word.slice(-1)) && rest.length > 1 ? rest.slice(1) : rest;
  return ENDINGS.test(ending);
}
