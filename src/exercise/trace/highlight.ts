/** Highlights code that the build hasn't, because the reader wrote it. */
import { tokenizer } from 'acorn';
import type { CodeKind, CodeLine } from '../../content/lesson';

interface Piece {
  start: number;
  end: number;
  kind: CodeKind;
}

/**
 * Returns the code's lines with their tokens, or without any from where it can't be read.
 *
 * @param code - a program
 */
export function highlight(code: string): CodeLine[] {
  const pieces: Piece[] = [];
  try {
    const tokens = tokenizer(code, {
      ecmaVersion: 'latest',
      onComment: (_isBlock, _text, start, end) => {
        pieces.push({ start, end, kind: 'comment' });
      },
    });
    for (const { type, start, end } of tokens) {
      const kind = type.keyword
        ? 'keyword'
        : type.label === 'string' || type.label === 'template' || type.label === '`'
          ? 'string'
          : type.label === 'num'
            ? 'number'
            : undefined;
      const isWord = /^(?:let|async|await|of|static|get|set)$/.test(code.slice(start, end));
      if (kind ?? isWord) pieces.push({ start, end, kind: kind ?? 'keyword' });
    }
  } catch {
    // The rest stays plain.
  }
  return linesOf(
    code,
    pieces.sort((a, b) => a.start - b.start),
  );
}

function linesOf(code: string, pieces: readonly Piece[]): CodeLine[] {
  const lines: CodeLine[] = [[]];
  let end = 0;
  for (const piece of pieces) {
    add(code.slice(end, piece.start));
    add(code.slice(piece.start, piece.end), piece.kind);
    end = piece.end;
  }
  add(code.slice(end));
  return lines;

  function add(text: string, kind?: CodeKind): void {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push(kind ? [kind, part] : part);
    });
  }
}
