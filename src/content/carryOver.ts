import { diff3Merge, diffIndices } from 'node-diff3';

/** A line that only tells the reader something: nothing breaks if it's a few lines off. */
const REMARK = /^\s*(?:\/\/.*|\/\*.*\*\/|<!--.*-->)?\s*$/;

/**
 * Takes a reader's code of one part of a project along to the next part: what that part's starter changes in the model
 * answer is changed in the reader's code, too.
 *
 * @param own - the reader's code of the earlier part
 * @param solution - the model answer of the earlier part
 * @param starter - of the next part, made from that model answer
 * @returns the code that the next part starts from; `null` if the starter replaces lines that the reader has changed
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
    const remarks: string[] = [];
    for (const { buffer1Content: removed, buffer2Content: added } of diffIndices(
      conflict.o,
      conflict.b,
    )) {
      const without = removeLines(kept, removed);
      if (without === null) return null;
      kept = without;
      (added.every((line) => REMARK.test(line)) ? remarks : atTheEnd).push(...added);
    }
    lines.push(...kept, ...remarks);
  }
  return [...lines, ...atTheEnd].join('\n');
}

function splitAll(...texts: [string, string, string]): [string[], string[], string[]] {
  const [own, solution, starter] = texts;
  return [own.split('\n'), solution.split('\n'), starter.split('\n')];
}

/** Lines without the ones that are removed, if those are there, one after the other. */
function removeLines(lines: string[], removed: readonly string[]): string[] | null {
  if (removed.length === 0) return lines;
  const at = lines.findIndex((_line, start) =>
    removed.every((line, offset) => lines[start + offset] === line),
  );
  return at < 0 ? null : lines.toSpliced(at, removed.length);
}
