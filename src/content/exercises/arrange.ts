/** Matches strings and comments, so that brackets inside them are ignored. */
const STRINGS = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/.*/g;

/**
 * Joins lines of code and indents them based on their brackets. The indentation follows the current order, so
 * it doesn't give away the right order.
 *
 * @param lines - lines of code, without indentation
 * @returns the code, indented by two spaces per level
 */
export function arrange(lines: readonly string[]): string {
  /**
   * Number of open brackets for each level of indentation. Brackets opened on the same line share a level.
   */
  const levels: number[] = [];
  return lines
    .map((line) => {
      const code = line.replace(STRINGS, '').trim();
      const closing = /^[)\]}]*/.exec(code)?.[0].length ?? 0;
      close(levels, closing);
      const indent = '  '.repeat(levels.length);
      const rest = code.slice(closing);
      const net = (rest.match(/[([{]/g)?.length ?? 0) - (rest.match(/[)\]}]/g)?.length ?? 0);
      if (net > 0) levels.push(net);
      else close(levels, -net);
      return indent + line;
    })
    .join('\n');
}

function close(levels: number[], count: number): void {
  let left = count;
  while (left > 0 && levels.length > 0) {
    const open = levels.pop() ?? 0;
    if (open > left) levels.push(open - left);
    left -= open;
  }
}
