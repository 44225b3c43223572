/** Reads the line number that Firefox and Safari attach to a syntax error. */
import { checkSyntax } from './program';

let above: number | null | undefined;

/**
 * Returns the line of the code where parsing failed.
 *
 * @param error - error thrown by `checkSyntax`
 * @returns 1-based line, which can be past the end of the code; undefined if the engine doesn't report one
 */
export function lineOfSyntaxError(error: unknown): number | undefined {
  const line = ownLine(error);
  above ??= linesAbove();
  return line === undefined || above === null || line <= above ? undefined : line - above;
}

/**
 * Measures how many lines precede the code in the compiled function. Returns null if the engine's line
 * numbers aren't usable.
 */
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
