/** Compiles the learner's code and maps stack traces back to its lines. */
import { languageNames } from './intrinsics';

/** Source URL that identifies the learner's code in stack traces. */
const FILE = 'your-code.js';

/** Maximum length of a stack trace to search for lines, in UTF-16 code units. */
const MAX_STACK = 20_000;

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<void>;

/** Names in scope for a program, with their values. */
export type Surroundings = Readonly<Record<string, unknown>>;

/**
 * Compiles code into a strict async function, followed by the tests in their own block. That way, the tests
 * can see the code's top-level declarations, can reuse its names, and run only if the code reaches its end.
 *
 * The block starts by redeclaring everything the tests rely on, taken from an object with an unguessable
 * name. Tests get the real `expect` and `Map` even if the code declares its own.
 *
 * @param surroundings - names in scope for both the code and the tests
 * @param kit - names in scope for the tests only, such as `test` and `expect`
 * @returns a function that runs the code and then the tests
 * @throws SyntaxError if the code or the tests don't parse
 */
export function compile(
  code: string,
  tests: string | undefined,
  surroundings: Surroundings,
  kit: Surroundings,
): () => Promise<void> {
  const secret = secretName();
  const testScope = { ...languageNames(), ...surroundings, ...kit };
  const parts = [
    `'use strict'; return (async function () {`,
    code,
    ...(tests === undefined
      ? []
      : [`;{ const { ${Object.keys(testScope).join(', ')} } = ${secret}; {`, tests, '} }']),
    '}).call(undefined);',
    `//# sourceURL=${FILE}`,
  ];
  const names = Object.keys(surroundings);
  const run = new AsyncFunction(...names, secret, parts.join('\n'));
  return () => run(...names.map((name) => surroundings[name]), testScope);
}

function secretName(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return `$${Array.from(numbers, (number) => number.toString(36)).join('')}`;
}

/**
 * Checks that code parses on its own, independent of the wrapper it's later compiled in.
 *
 * @throws SyntaxError
 */
export function checkSyntax(code: string): void {
  new AsyncFunction(strictBody(code));
}

/** Returns the text that `checkSyntax` compiles. The code starts on its second line. */
export function strictBody(code: string): string {
  return `'use strict';\n${code}\n`;
}

/**
 * Returns a script with the same syntax error as the code, one line further down. The script ends with a
 * character that's never valid, so it can't run even if the code closes the wrapper function early.
 */
export function asScript(code: string): string {
  return `(async function () { ${strictBody(code)}})\n@`;
}

/**
 * Returns the line of the code where an error was thrown: the topmost stack frame in the code. Undefined if
 * there's no trace, or if the error occurred entirely in the tests.
 */
export function lineOfError(error: unknown, code: string): number | undefined {
  const last = code.split('\n').length;
  return linesOf(error)
    .map((line) => line - linesAbove())
    .find((line) => line >= 1 && line <= last);
}

/** Returns the end of the stack trace, where the call frames are; empty if reading `stack` throws. */
function stackOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.stack ?? '').slice(-MAX_STACK) : '';
  } catch {
    return '';
  }
}

let above: number | undefined;

/** Measures how many lines precede the code in the compiled function. Engines count them differently. */
function linesAbove(): number {
  if (above === undefined) {
    let lines: number[] = [];
    const take = (error: unknown): void => void (lines = linesOf(error));
    void compile('take(new Error());', undefined, { take }, {})();
    above = (lines[0] ?? 1) - 1;
  }
  return above;
}

/** Returns the line numbers in a trace. Safari's traces don't name the code, but its errors have a `line`. */
function linesOf(error: unknown): number[] {
  const lines = [...stackOf(error).matchAll(/your-code\.js:(\d+)/g)];
  return lines.length === 0 ? ownLineOf(error) : lines.map((match) => Number(match[1]));
}

function ownLineOf(error: unknown): number[] {
  try {
    const line = error instanceof Error ? (error as { line?: unknown }).line : undefined;
    return typeof line === 'number' ? [line] : [];
  } catch {
    return [];
  }
}
