/** Text in quotes, whose brackets are none of the code's. */
const STRINGS = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/.*/g;

/**
 * Joins lines of code and indents them by the brackets around them, so that the indentation shows what the order means
 * and gives nothing away before.
 *
 * @param lines - of code, without indentation
 * @returns the code, two spaces a level
 */
export function arrange(lines: readonly string[]): string {
  /** Brackets open in each level of indentation: those that one line opened together. */
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
