import { SEPARATORS } from './searchModel';

/** A piece of a text, in order; all pieces together are the text. */
export interface TextPiece {
  /** Where the piece begins in the text. */
  start: number;
  text: string;
  marked: boolean;
}

const SEPARATORS_KEPT = new RegExp(`(${SEPARATORS.source})`, 'u');

/**
 * @param text - a text to show
 * @param words - the words to mark, in lower case
 * @returns the text in pieces that are marked or not
 */
export function markWords(text: string, words: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = [];
  let start = 0;
  for (const part of text.split(SEPARATORS_KEPT)) {
    const marked = words.has(part.toLowerCase());
    const last = pieces.at(-1);
    if (last && last.marked === marked) last.text += part;
    else pieces.push({ start, text: part, marked });
    start += part.length;
  }
  return pieces;
}
