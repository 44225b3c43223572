/** Changes to code, written as a few lines with `-` and `+` before them. */

/** The lines that a change removes from code, and those it adds instead. */
export interface Patch {
  before: string[];
  after: string[];
}

/** Reads a change; lines with neither sign are before and after alike. */
export function readPatch(text: string): Patch {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return {
    before: lines.filter((line) => !line.startsWith('+')).map(bodyOf),
    after: lines.filter((line) => !line.startsWith('-')).map(bodyOf),
  };
}

/**
 * Applies a change.
 *
 * @returns the changed code, or in words why the change does not fit
 */
export function applyPatch(code: string, { before, after }: Patch): { code: string } | string {
  const lines = code.split('\n');
  const wanted = before.map((line) => line.trim());
  const starts = lines.flatMap((_, start) =>
    wanted.every((line, index) => lines[start + index]?.trim() === line) ? [start] : [],
  );
  if (before.length === 0) {
    return 'the change removes nothing: start a line of the solution with -';
  }
  const [start] = starts;
  if (start === undefined) {
    return `the solution has no lines "${wanted.join(' ')}"`;
  }
  if (starts.length > 1) {
    return `the solution has the lines "${wanted.join(' ')}" more than once; add one that's next to them`;
  }
  return {
    code: [...lines.slice(0, start), ...after, ...lines.slice(start + before.length)].join('\n'),
  };
}

function bodyOf(line: string): string {
  return /^[-+ ]/.test(line) ? line.slice(1) : line;
}
