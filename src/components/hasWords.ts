/**
 * @param text - text to search
 * @param words - search words, separated by spaces
 * @returns true if the text contains all words, ignoring case and accents
 */
export function hasWords(text: string, words: string): boolean {
  const haystack = normalize(text);
  return normalize(words)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

function normalize(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
