import { folded } from '../../site/folded';
import { SEPARATORS } from '../engine/searchModel';

/** A piece of a text. Joined in order, the pieces make up the text. */
export interface TextPiece {
  /** Offset of the piece in the text. */
  start: number;
  text: string;
  marked: boolean;
}

const SEPARATORS_KEPT = new RegExp(`(${SEPARATORS.source})`, 'u');

/**
 * Splits a text into marked and unmarked pieces.
 *
 * @param text - the text to show
 * @param words - words to mark, as they're indexed
 */
export function markWords(text: string, words: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = [];
  let start = 0;
  for (const part of text.split(SEPARATORS_KEPT)) {
    const marked = words.has(folded(part));
    const last = pieces.at(-1);
    if (last && last.marked === marked) last.text += part;
    else pieces.push({ start, text: part, marked });
    start += part.length;
  }
  return pieces;
}
