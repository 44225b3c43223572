/** The lines of a model solution, as pieces that readers put in place. */
import { labelText, solutionLines } from '../../content/exercises/solutionLines';
import { codeText, type CodeLine, type WebLanguage } from '../../content/lesson';
import { hashText } from '../../progress/entries/hashText';
import type { WrongLine } from '../mistakes/mistakesModel';

/** A file that readers build. */
export interface SolvedFile {
  language: WebLanguage;
  starter: readonly CodeLine[];
  solution: readonly CodeLine[];
}

/**
 * A row of the program: a line of the starter, a label, or a slot, which takes any number of pieces. A label with a
 * slot is right above that slot.
 */
export type Row =
  | { kind: 'file'; language: WebLanguage }
  | { kind: 'given'; text: string }
  | { kind: 'label'; text: string; line: string; slot?: number }
  | { kind: 'slot'; slot: number };

/** A line to put in place. */
export interface BoardLine {
  code: CodeLine;
  text: string;
  /** Undefined for a line that doesn't belong in the program. */
  slot?: number;
  /** What's wrong with a line that doesn't belong. */
  says?: string;
  /** True if there's a wrong version of the line. */
  hasWrong?: boolean;
}

export interface Board {
  rows: readonly Row[];
  /** The lines of the solution in order, then the wrong ones. A piece's id is the index of its first line. */
  lines: readonly BoardLine[];
  /** The label that applies to each slot; empty if there's none. */
  slotNames: readonly string[];
}

/**
 * @param files - the files that the solution changes
 * @param wrongLines - lines that don't belong
 */
export function readBoard(files: readonly SolvedFile[], wrongLines: readonly WrongLine[]): Board {
  const rows: Row[] = [];
  const lines: BoardLine[] = [];
  const slotNames: string[] = [];
  for (const { language, starter, solution } of files) {
    rows.push({ kind: 'file', language });
    let name = '';
    const kinds = solutionLines(codeText(starter), codeText(solution));
    for (const [index, kind] of kinds.entries()) {
      const code = solution[index] ?? [];
      const text = codeText([code]);
      const last = rows.at(-1);
      if (kind === 'given') rows.push({ kind, text });
      if (kind === 'label') {
        name = labelText(text) ?? '';
        rows.push({ kind, text: name, line: text });
      }
      if (kind !== 'added') continue;
      if (last?.kind !== 'slot') {
        if (last?.kind === 'label') last.slot = slotNames.length;
        rows.push({ kind: 'slot', slot: slotNames.length });
        slotNames.push(name);
      }
      const hasWrong = wrongLines.some(
        (line) => line.language === language && line.right === text.trim(),
      );
      lines.push({ code, text, slot: slotNames.length - 1, ...(hasWrong && { hasWrong }) });
    }
  }
  const wrong = wrongLines.map(({ code, says }) => ({ code, text: codeText([code]), says }));
  return { rows, lines: [...lines, ...wrong], slotNames };
}

/**
 * @param board - see `readBoard`
 * @param joined - indexes of the lines that are joined to the line before them
 * @returns the lines of each piece, by the piece's id
 */
export function piecesOf({ lines }: Board, joined: ReadonlySet<number>): Map<number, number[]> {
  const pieces = new Map<number, number[]>();
  let head = 0;
  for (const line of lines.keys()) {
    if (!joined.has(line)) head = line;
    pieces.set(head, [...(pieces.get(head) ?? []), line]);
  }
  return pieces;
}

/**
 * @param pieces - ids of pieces
 * @param seed - the exercise's id, so that the order is always the same
 * @returns the pieces in an order that isn't that of the solution
 */
export function shuffled(pieces: readonly number[], seed: string): number[] {
  const ranked = pieces.map((piece) => ({ piece, rank: hashText(`${seed} ${piece}`) }));
  const order = ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ piece }) => piece);
  return order.every((piece, at) => at === 0 || piece > (order[at - 1] ?? 0))
    ? order.reverse()
    : order;
}

/**
 * @param board - see `readBoard`
 * @param textsOf - returns the lines of code in a slot
 * @returns the text of each file
 */
export function assemble(
  { rows }: Board,
  textsOf: (slot: number) => readonly string[],
): Partial<Record<WebLanguage, string>> {
  const files: Partial<Record<WebLanguage, string[]>> = {};
  let file: string[] = [];
  for (const row of rows) {
    if (row.kind === 'file') files[row.language] = file = [];
    else if (row.kind === 'slot') file.push(...textsOf(row.slot));
    else file.push(row.kind === 'label' ? row.line : row.text);
  }
  return Object.fromEntries(
    Object.entries(files).map(([language, lines]) => [language, lines.join('\n')]),
  );
}

/** A row, or several lines of the starter that are too many to show. */
export type ShownRow = Row | { kind: 'folded'; count: number };

/** Number of the starter's lines that are shown in a row, and how many of them at each end if there are more. */
const SHOWN = { most: 5, atEnds: 2 };

/** Folds the middle of long runs of given lines, which the reader sees in the editor. */
export function foldGiven(rows: readonly Row[]): ShownRow[] {
  return rows.flatMap((row, index): ShownRow[] => {
    if (row.kind !== 'given') return [row];
    const isGiven = (at: number) => rows[at]?.kind === 'given';
    let start = index;
    let end = index + 1;
    while (isGiven(start - 1)) start -= 1;
    while (isGiven(end)) end += 1;
    const count = end - start - 2 * SHOWN.atEnds;
    const place = index - start - SHOWN.atEnds;
    if (end - start <= SHOWN.most || place < 0 || place >= count) return [row];
    return place === 0 ? [{ kind: 'folded', count }] : [];
  });
}
