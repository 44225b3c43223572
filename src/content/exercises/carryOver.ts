import { diff3Merge, diffIndices } from 'node-diff3';

/** Matches comments and empty lines, which can move by a few lines without breaking the code. */
const COMMENT = /^\s*(?:\/\/.*|\/\*.*\*\/|<!--.*-->)?\s*$/;

/**
 * Carries a reader's code over to the next part of a project: applies the changes between the earlier part's
 * model solution and the next part's starter (a three-way merge).
 *
 * @param own - the reader's code from the earlier part
 * @param solution - the earlier part's model solution
 * @param starter - the next part's starter, derived from that solution
 * @returns the code to start the next part with; `null` if the starter replaces lines that the reader changed
 */
export function carryOver(own: string, solution: string, starter: string): string | null {
  const lines: string[] = [];
  const atTheEnd: string[] = [];
  for (const { ok, conflict } of diff3Merge(...splitAll(own, solution, starter))) {
    if (conflict === undefined) {
      lines.push(...(ok ?? []));
      continue;
    }
    let kept = conflict.a;
    const comments: string[] = [];
    for (const { buffer1Content: removed, buffer2Content: added } of diffIndices(
      conflict.o,
      conflict.b,
    )) {
      const without = removeLines(kept, removed);
      if (without === null) return null;
      kept = without;
      (added.every((line) => COMMENT.test(line)) ? comments : atTheEnd).push(...added);
    }
    lines.push(...kept, ...comments);
  }
  return [...lines, ...atTheEnd].join('\n');
}

function splitAll(...texts: [string, string, string]): [string[], string[], string[]] {
  const [own, solution, starter] = texts;
  return [own.split('\n'), solution.split('\n'), starter.split('\n')];
}

/** Returns `lines` without a block of consecutive lines, or `null` if `lines` doesn't contain that block. */
function removeLines(lines: string[], removed: readonly string[]): string[] | null {
  if (removed.length === 0) return lines;
  const at = lines.findIndex((_line, start) =>
    removed.every((line, offset) => lines[start + offset] === line),
  );
  return at < 0 ? null : lines.toSpliced(at, removed.length);
}
