/**
 * Folds a text for comparing what visitors type with what's written.
 *
 * @param text - any text
 * @returns the text in lowercase without accents: `fur` for `für`, `gross` for `Groß`
 */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}
