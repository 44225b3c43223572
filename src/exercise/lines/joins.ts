/** Decides which lines become one piece. */
import { isClosing } from '../../content/exercises/solutionLines';
import { piecesOf, type Board } from './board';

/** Number of pieces that fit on a phone. */
const MAX_PIECES = 12;

/** What makes a join less useful, compared with the square of the number of lines in the piece. */
const COSTS = { sameBlock: 1, otherBlock: 12, hasWrong: 12, isInPlace: 100 };

/**
 * Joins neighbors until the pieces fit on a phone.
 *
 * @returns indexes of the lines that are joined to the line before them
 */
export function firstJoins(board: Board): ReadonlySet<number> {
  const joined = new Set<number>();
  while (piecesOf(board, joined).size > MAX_PIECES) {
    const next = nextJoin(board, joined);
    if (next === undefined) break;
    joined.add(next);
  }
  return joined;
}

/**
 * Picks the next line to join to the line before it. Prefers short pieces, lines of the same block, and lines that
 * the reader hasn't put in place.
 *
 * @param order - ids of the pieces in the program, in order
 * @returns the index of the line; undefined if each slot has only one piece left
 */
export function nextJoin(
  board: Board,
  joined: ReadonlySet<number>,
  order: readonly number[] = [],
): number | undefined {
  const pieces = [...piecesOf(board, joined)];
  const joins = pieces.flatMap(([line, after], index) => {
    const [head = -1, before = []] = pieces[index - 1] ?? [];
    const slot = board.lines[line]?.slot;
    if (slot === undefined || board.lines[head]?.slot !== slot) return [];
    const at = order.indexOf(head);
    const isInPlace = at >= 0 && order[at + 1] === line;
    const cost =
      (before.length + after.length) ** 2 +
      blockCost(board, before, line) +
      (isInPlace ? COSTS.isInPlace : 0) +
      ([...before, ...after].some((one) => board.lines[one]?.hasWrong) ? COSTS.hasWrong : 0);
    return [{ line, cost }];
  });
  return joins.sort((a, b) => a.cost - b.cost)[0]?.line;
}

/** Closing brackets go well with the line before them, unless that one opens the block. */
function blockCost({ lines }: Board, before: readonly number[], line: number): number {
  const [first = '', next = ''] = [before[0] ?? -1, line].map((one) => lines[one]?.text);
  if (isClosing(next)) return indentOf(next) === indentOf(first) ? COSTS.otherBlock : 0;
  const isSameBlock = indentOf(next) === indentOf(first) && !isClosing(first);
  return isSameBlock ? COSTS.sameBlock : COSTS.otherBlock;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
