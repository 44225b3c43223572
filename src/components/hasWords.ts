/**
 * @param text - what is looked through
 * @param words - what is looked for, set apart by spaces
 * @returns whether each of the words occurs in the text, whatever the case and the accents
 */
export function hasWords(text: string, words: string): boolean {
  const searched = plain(text);
  return plain(words)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
