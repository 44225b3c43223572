/** Turns the reader's text into something to call, and stack traces back into lines of that text. */

/** Makes traces name the reader's code, in every engine. */
const FILE = 'your-code.js';

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<void>;

/** The names that a program finds around it, and what they stand for. */
export type Surroundings = Readonly<Record<string, unknown>>;

/**
 * Makes a strict async function of the code, followed by the tests in a block of their own: so they see what the code
 * declares at its top level, may reuse its names, and are run only once the code has come to its end.
 *
 * @param kit holds `test`, `hidden` and `expect`, handed to the tests
 * @throws SyntaxError when code or tests do not parse
 */
export function compile(
  code: string,
  tests: string | undefined,
  surroundings: Surroundings,
  kit: unknown,
): () => Promise<void> {
  const parts = [
    `'use strict'; return (async function () {`,
    code,
    ...(tests === undefined ? [] : [';{ const { test, hidden, expect } = $kit;', tests, '}']),
    '}).call(undefined);',
    `//# sourceURL=${FILE}`,
  ];
  const names = Object.keys(surroundings);
  const run = new AsyncFunction(...names, '$kit', parts.join('\n'));
  return () => run(...names.map((name) => surroundings[name]), kit);
}

/** Throws the SyntaxError of code that does not parse on its own, whatever it is later put into. */
export function checkSyntax(code: string): void {
  new AsyncFunction(strictBody(code));
}

/** The text that `checkSyntax` compiles, for an evaluator that knows lines: the code begins on its second line. */
export function strictBody(code: string): string {
  return `'use strict';\n${code}\n`;
}

/** A script that fails to parse where the code does, one line further down. */
export function asScript(code: string): string {
  return `(async function () { ${strictBody(code)}})`;
}

/**
 * The line of the code where an error was thrown: the topmost line of the trace that lies in it. Undefined when there
 * is no trace or the error came from the tests alone.
 */
export function lineOfError(error: unknown, code: string): number | undefined {
  const last = code.split('\n').length;
  return linesOf(error)
    .map((line) => line - linesAbove())
    .find((line) => line >= 1 && line <= last);
}

let above: number | undefined;

/** How many lines engines count before the first line of the code: they differ, so it is measured. */
function linesAbove(): number {
  if (above === undefined) {
    let lines: number[] = [];
    const probe = { take: (error: Error) => (lines = linesOf(error)) };
    void compile('$kit.take(new Error());', undefined, {}, probe)();
    above = (lines[0] ?? 1) - 1;
  }
  return above;
}

/** The lines of the trace. Safari's trace does not name the code, but its errors have a line of their own. */
function linesOf(error: unknown): number[] {
  if (!(error instanceof Error)) return [];
  const lines = [...String(error.stack ?? '').matchAll(/your-code\.js:(\d+)/g)];
  const { line } = error as { line?: unknown };
  return lines.length === 0 && typeof line === 'number'
    ? [line]
    : lines.map((match) => Number(match[1]));
}
