import { folded } from '../site/folded';

/**
 * @param text - text to search
 * @param words - search words, separated by spaces
 * @returns true if the text contains all words, ignoring case and accents
 */
export function hasWords(text: string, words: string): boolean {
  const haystack = folded(text);
  return folded(words)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
