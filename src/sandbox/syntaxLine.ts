/** The line that Firefox and Safari put on a syntax error itself. */
import { checkSyntax } from './program';

let above: number | null | undefined;

/**
 * The line of the code at which it stopped to parse.
 *
 * @param error - what `checkSyntax` threw
 * @returns the line, which may lie behind the code's end; undefined where the engine tells none
 */
export function lineOfSyntaxError(error: unknown): number | undefined {
  const line = ownLine(error);
  above ??= linesAbove();
  return line === undefined || above === null || line <= above ? undefined : line - above;
}

/** How many lines are above the code in what is compiled. Null for a line that does not follow the code. */
function linesAbove(): number | null {
  const first = ownLine(errorOf(')'));
  const second = ownLine(errorOf('\n)'));
  return first !== undefined && second === first + 1 ? first - 1 : null;
}

function errorOf(code: string): unknown {
  try {
    checkSyntax(code);
    return undefined;
  } catch (error) {
    return error;
  }
}

function ownLine(error: unknown): number | undefined {
  const { lineNumber, line } = (error ?? {}) as { lineNumber?: unknown; line?: unknown };
  return [lineNumber, line].find((value): value is number => typeof value === 'number');
}
