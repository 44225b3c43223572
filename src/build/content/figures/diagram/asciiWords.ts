/** Lets Graphviz, which only knows the widths of ASCII characters, measure words in other languages. */
import { FigureFault } from '../FigureFault';

/** Matches words with a letter such as "ä", or with quotes such as „ and “, within a label. Also matches escapes such as `\n`. */
const WORD = /\\[a-zA-Z]|[^\s"<>\\[\]{}|;]*[^\p{ASCII}][^\s"<>\\[\]{}|;]*/gu;

/** ASCII characters that are about as wide, for characters that aren't a letter with an accent. */
const AS_WIDE: Readonly<Record<string, string>> = {
  ß: 'B',
  '„': "'",
  '“': "'",
  '”': "'",
  '–': '-',
};

/**
 * Replaces words that have other characters by ASCII words of the same width.
 *
 * @param dot - DOT source
 * @returns the source for the layout, and a function that puts the words back into a text of the drawing
 * @throws FigureFault if two different words would be measured as the same one
 */
export function withAsciiWords(dot: string): { dot: string; restore: (text: string) => string } {
  const words = new Map<string, string>();
  const plain = dot.replaceAll(WORD, (word) => {
    if (word.startsWith('\\')) return word;
    const ascii = asciiOf(word);
    const other = words.get(ascii) ?? word;
    if (other !== word) {
      throw new FigureFault(
        `"${word}" and "${other}" can't be in the same diagram; use another word`,
        0,
      );
    }
    words.set(ascii, word);
    return ascii;
  });
  const restore = (text: string) => text.replaceAll(/[^\s]+/g, (word) => words.get(word) ?? word);
  return { dot: plain, restore };
}

function asciiOf(word: string): string {
  return [...word]
    .map((letter) => {
      const [base = letter] = letter.normalize('NFD');
      return AS_WIDE[letter] ?? (/\p{ASCII}/u.test(base) ? base : letter);
    })
    .join('');
}
