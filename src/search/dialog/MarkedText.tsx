import { markWords } from './markWords';

interface MarkedTextProps {
  text: string;
  /** Words to mark, in lowercase. */
  words: ReadonlySet<string>;
}

/** Text with the matched words in `mark` elements. */
export function MarkedText({ text, words }: MarkedTextProps) {
  return markWords(text, words).map((piece) =>
    piece.marked ? <mark key={piece.start}>{piece.text}</mark> : piece.text,
  );
}
