/** Errors in the words of the page. */
import { ABSENT, MODULES } from './absent';
import { formatValue } from './format';
import { lineOfError } from './program';
import type { RunError, TestFailure } from './protocol';
import { Unmet } from './expect';

/** Safari tells the last line for other errors too. */
const ENDS_EARLY = /unexpected|missing|expected|unterminated|not terminated|not closed/i;

/** Describes whatever was thrown; `code` is the reader's text, for the line. */
export function describeError(error: unknown, code: string): RunError {
  if (!(error instanceof Error)) {
    return { name: 'Thrown value', message: formatValue(error) };
  }
  const line = lineOfError(error, code);
  const hint = hintFor(error);
  return {
    name: String(error.name),
    message: String(error.message),
    ...(line === undefined ? {} : { line }),
    ...(hint === undefined ? {} : { hint }),
  };
}

/** Describes code that does not parse; `line` is where the engine gave up, and may lie behind the code's end. */
export function describeSyntaxError(
  error: unknown,
  code: string,
  line: number | undefined,
): RunError {
  const { name, message, hint } = describeError(error, code);
  const last = code.trimEnd().split('\n').length;
  if (line !== undefined && line > last && ENDS_EARLY.test(message)) {
    const early = 'The code ends too early: a bracket, a quote or a comment is left open';
    return { name, message: early, line: last };
  }
  return {
    name,
    message,
    ...(line === undefined || line > last ? {} : { line }),
    ...(hint === undefined ? {} : { hint }),
  };
}

/** Describes why a test failed. */
export function describeFailure(error: unknown, code: string): TestFailure {
  if (error instanceof Unmet) {
    return error.failure;
  }
  const { name, message, line } = describeError(error, code);
  return { message: `${name}: ${message}`, ...(line === undefined ? {} : { line }) };
}

function hintFor({ name, message }: Error): string | undefined {
  if (name === 'ReferenceError') {
    // "fetch is not defined", or in Safari "Can't find variable: fetch"
    const missing = /^(\w+) is not defined|variable: (\w+)/.exec(message);
    const variable = missing?.[1] ?? missing?.[2] ?? '';
    return Object.hasOwn(ABSENT, variable) ? ABSENT[variable] : undefined;
  }
  return /\bimport (statement|declaration)|imported module|module specifier/i.test(message)
    ? MODULES
    : undefined;
}
