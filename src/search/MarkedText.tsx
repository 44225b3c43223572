import { markWords } from './markWords';

interface MarkedTextProps {
  text: string;
  /** In lower case. */
  words: ReadonlySet<string>;
}

/** A text with the words that a search matched marked in it. */
export function MarkedText({ text, words }: MarkedTextProps) {
  return markWords(text, words).map((piece) =>
    piece.marked ? <mark key={piece.start}>{piece.text}</mark> : piece.text,
  );
}
