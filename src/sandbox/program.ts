/** Turns the reader's text into something to call, and stack traces back into lines of that text. */
import { languageNames } from './intrinsics';

/** Makes traces name the reader's code, in every engine. */
const FILE = 'your-code.js';

/** As much of a trace as is searched for lines. */
const MAX_STACK = 20_000;

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<void>;

/** The names that a program finds around it, and what they stand for. */
export type Surroundings = Readonly<Record<string, unknown>>;

/**
 * Makes a strict async function of the code, followed by the tests in a block of their own: so they see what the code
 * declares at its top level, may reuse its names, and are run only once the code has come to its end.
 *
 * The block begins by naming everything the tests rely on anew, from an object whose name cannot be guessed: what the code
 * declares as `expect` or `Map` is not what the tests call.
 *
 * @param kit - what the tests see next to the code: `test`, `expect` and the like, by name
 * @throws SyntaxError when code or tests do not parse
 */
export function compile(
  code: string,
  tests: string | undefined,
  surroundings: Surroundings,
  kit: Surroundings,
): () => Promise<void> {
  const secret = secretName();
  const given = { ...languageNames(), ...surroundings, ...kit };
  const parts = [
    `'use strict'; return (async function () {`,
    code,
    ...(tests === undefined
      ? []
      : [`;{ const { ${Object.keys(given).join(', ')} } = ${secret}; {`, tests, '} }']),
    '}).call(undefined);',
    `//# sourceURL=${FILE}`,
  ];
  const names = Object.keys(surroundings);
  const run = new AsyncFunction(...names, secret, parts.join('\n'));
  return () => run(...names.map((name) => surroundings[name]), given);
}

function secretName(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return `$${Array.from(numbers, (number) => number.toString(36)).join('')}`;
}

/** Throws the SyntaxError of code that does not parse on its own, whatever it is later put into. */
export function checkSyntax(code: string): void {
  new AsyncFunction(strictBody(code));
}

/** The text that `checkSyntax` compiles, for an evaluator that knows lines: the code begins on its second line. */
export function strictBody(code: string): string {
  return `'use strict';\n${code}\n`;
}

/**
 * A script that fails to parse where the code does, one line further down. Code that closes the function around it would
 * parse, and run; so the last line is what no script may hold, wherever the code has led to.
 */
export function asScript(code: string): string {
  return `(async function () { ${strictBody(code)}})\n@`;
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

/** The end of the trace, where the calls are; nothing when a program has made it throw. */
function stackOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.stack ?? '').slice(-MAX_STACK) : '';
  } catch {
    return '';
  }
}

let above: number | undefined;

/** How many lines engines count before the first line of the code: they differ, so it is measured. */
function linesAbove(): number {
  if (above === undefined) {
    let lines: number[] = [];
    const take = (error: unknown): void => void (lines = linesOf(error));
    void compile('take(new Error());', undefined, { take }, {})();
    above = (lines[0] ?? 1) - 1;
  }
  return above;
}

/** The lines of the trace. Safari's trace does not name the code, but its errors have a line of their own. */
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
