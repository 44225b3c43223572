/** Parses and applies patches to code: a few lines, prefixed with `-` and `+`. */

/** Lines of code before and after a patch. */
export interface Patch {
  before: string[];
  after: string[];
}

/** Parses a patch. Lines without a sign are in both `before` and `after`. */
export function readPatch(text: string): Patch {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return {
    before: lines.filter((line) => !line.startsWith('+')).map(bodyOf),
    after: lines.filter((line) => !line.startsWith('-')).map(bodyOf),
  };
}

/**
 * Applies a patch.
 *
 * @returns the patched code, or a message if the patch doesn't apply
 */
export function applyPatch(code: string, { before, after }: Patch): { code: string } | string {
  const lines = code.split('\n');
  const target = before.map((line) => line.trim());
  const starts = lines.flatMap((_, start) =>
    target.every((line, index) => lines[start + index]?.trim() === line) ? [start] : [],
  );
  if (before.length === 0) {
    return 'the change removes nothing: start a line of the solution with -';
  }
  const [start] = starts;
  if (start === undefined) {
    return `the solution has no lines "${target.join(' ')}"`;
  }
  if (starts.length > 1) {
    return `the solution has the lines "${target.join(' ')}" more than once; add one that's next to them`;
  }
  return {
    code: [...lines.slice(0, start), ...after, ...lines.slice(start + before.length)].join('\n'),
  };
}

function bodyOf(line: string): string {
  return /^[-+ ]/.test(line) ? line.slice(1) : line;
}
