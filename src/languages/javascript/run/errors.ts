/** Turns thrown values into reports for the page. */
import { formatValue } from '../printing/format';
import type { RunError, TestFailure } from '../../../sandbox/protocol';
import { readAssertionError } from '../kit/assertionError';
import * as hints from '../../../texts/en/errors/missingApis';
import * as texts from '../../../texts/en/errors/run';
import { lineOfError } from './program';
import { MISSING_APIS } from './missingApis';

/** Maximum length of a name or a message. A program can throw strings of any size. */
const MAX_TEXT = 4000;

/**
 * Matches error messages for incomplete code. A line number past the end of the code isn't enough to tell,
 * because Safari also reports one for other errors.
 */
const ENDS_EARLY = /unexpected|missing|expected|unterminated|not terminated|not closed/i;

/** Describes any thrown value. Uses the learner's code to find the line. */
export function describeError(error: unknown, code: string): RunError {
  const report = reportOf(error);
  if (report === undefined) {
    return { name: texts.thrownValue, message: formatValue(error).slice(0, MAX_TEXT) };
  }
  const line = lineOfError(error, code);
  const hint = hintFor(report);
  return {
    ...report,
    ...(line === undefined ? {} : { line }),
    ...(hint === undefined ? {} : { hint }),
  };
}

/** Returns the name and message of an error; undefined for other values, or if reading them throws. */
function reportOf(error: unknown): Pick<RunError, 'name' | 'message'> | undefined {
  try {
    return error instanceof Error
      ? {
          name: String(error.name).slice(0, MAX_TEXT),
          message: String(error.message).slice(0, MAX_TEXT),
        }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Describes a syntax error. `line` is where the parser stopped, which can be past the end of the code. */
export function describeSyntaxError(
  error: unknown,
  code: string,
  line: number | undefined,
): RunError {
  const { name, message, hint } = describeError(error, code);
  const last = code.trimEnd().split('\n').length;
  if (line !== undefined && line > last && ENDS_EARLY.test(message)) {
    // Replaces the engine's message, which is about the code that wraps the learner's code.
    return { name, message: 'Unexpected end of input', line: last };
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
  const assertion = readAssertionError(error);
  if (assertion !== undefined && assertion.cause === undefined) {
    return assertion.failure;
  }
  const { name, message, line } = describeError(assertion ? assertion.cause?.thrown : error, code);
  return {
    ...assertion?.failure,
    message: `${name}: ${message}`,
    ...(line === undefined ? {} : { line }),
  };
}

function hintFor({ name, message }: Pick<RunError, 'name' | 'message'>): string | undefined {
  if (name === 'ReferenceError') {
    // For example, "fetch is not defined", or "Can't find variable: fetch" in Safari.
    const missing = /^(\w+) is not defined|variable: (\w+)/.exec(message);
    const variable = missing?.[1] ?? missing?.[2] ?? '';
    return Object.hasOwn(MISSING_APIS, variable) ? MISSING_APIS[variable] : undefined;
  }
  return /\bimport (statement|declaration)|imported module|module specifier/i.test(message)
    ? hints.noModules
    : undefined;
}
