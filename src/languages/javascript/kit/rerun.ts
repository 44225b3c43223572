/** Reruns the learner's program with different starting values. */
import { createConsole } from '../printing/capture';
import { formatValue } from '../printing/format';
import { bracketsAround } from '../source/brackets';
import { tokensOf, type Token } from '../source/tokens';
import { compile, type Surroundings } from '../run/program';
import * as differences from '../../../texts/en/errors/difference';
import * as output from '../../../texts/en/errors/printed';
import * as texts from '../../../texts/en/errors/rerun';
import { expectation } from './expect';
import { AssertionError, readAssertionError } from './assertionError';
import { leaveOutAfterFailure } from './leftOut';

/**
 * Values to try, keyed by a variable name or a number in the program. The values at the same index form one
 * set.
 */
export type OtherValues = Readonly<Record<string, readonly unknown[]>>;

/**
 * Runs the program once for each set of values and checks its variables and output.
 *
 * @param values - arrays of the same length
 * @param expected - receives one set of values; returns the expected variables by name, and the expected
 *   output lines as `printed`
 * @throws AssertionError at the first difference
 */
export type Rerun = (
  values: OtherValues,
  expected: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
) => Promise<void>;

/**
 * Creates `rerun` for a program.
 *
 * @param code - the learner's program, which must not depend on timers
 * @param surroundings - names in the program's scope, excluding `console`
 * @param hasFailed - returns true if a test has failed
 */
export function createRerun(
  code: string,
  surroundings: Surroundings,
  hasFailed: () => boolean,
): Rerun {
  return async (values, expected) => {
    leaveOutAfterFailure(hasFailed);
    const runs = Math.max(...Object.values(values).map(({ length }) => length));
    for (let run = 0; run < runs; run += 1) {
      const inputs = Object.fromEntries(
        Object.entries(values).map(([name, list]) => [name, list[run]]),
      );
      const changed = changedIn(code, inputs);
      await check(withValues(code, inputs), surroundings, changed, expected(inputs));
    }
  };
}

async function check(
  code: string,
  surroundings: Surroundings,
  changed: Readonly<Record<string, unknown>>,
  { printed, ...variables }: Readonly<Record<string, unknown>>,
): Promise<void> {
  const set = Object.entries(changed)
    .map(([name, value]) =>
      isNumber(name)
        ? texts.insteadOf(formatValue(value), name)
        : `${name} = ${formatValue(value)}`,
    )
    .join(', ');
  const lines: string[] = [];
  const console = createConsole({
    print: (_level, text) => void lines.push(...text.split('\n')),
    cut: () => undefined,
  });
  let finalValues: Record<string, unknown> = {};
  const take = (result: Record<string, unknown>): void => void (finalValues = result);
  const names = Object.keys(variables);
  const expectAfterChanges = (value: unknown, label: string, expected: unknown): void => {
    try {
      expectation(value, set === '' ? label : texts.withValues(label, set)).toBe(expected);
    } catch (error) {
      throw withChanges(error, changed);
    }
  };
  const run = compile(
    code,
    `take({ ${names.join(', ')} });`,
    { ...surroundings, console },
    { take },
  );
  try {
    await run();
  } catch (thrown) {
    throw new AssertionError({ message: texts.stopsWithError, label: set }, { thrown });
  }
  for (const name of names) expectAfterChanges(finalValues[name], name, variables[name]);
  if (printed === undefined) return;
  // Compares line by line because learners haven't seen arrays at this point.
  const expectedLines = printed as readonly string[];
  for (const [index, line] of expectedLines.entries()) {
    expectAfterChanges(lines[index] ?? output.nothingPrinted, texts.line(index + 1), line);
  }
  expectAfterChanges(lines.length, texts.numberOfLines, expectedLines.length);
}

/**
 * Starts the failure's message with the values that the test changed. Otherwise, learners would think that
 * the output is from their own run.
 */
function withChanges(error: unknown, changed: Readonly<Record<string, unknown>>): unknown {
  const failure = readAssertionError(error)?.failure;
  const changes = Object.entries(changed).map(([name, value]) => ({
    name,
    value: formatValue(value),
  }));
  if (failure === undefined || changes.length === 0) return error;
  const difference = failure.message === differences.different ? undefined : failure.message;
  return new AssertionError({ ...failure, message: texts.ranAgain(changes, difference) });
}

/**
 * Substitutes values in a program: numbers everywhere they appear, and variables where they're first
 * declared.
 *
 * @throws AssertionError if the program doesn't contain the number or declaration
 */
function withValues(code: string, values: Readonly<Record<string, unknown>>): string {
  const tokens = tokensOf(code);
  const missing = Object.keys(values).filter(
    (name) => isNumber(name) && numbersOf(tokens, name).length === 0,
  );
  if (missing.length > 0) throw new AssertionError({ message: describeNoNumbers(tokens, missing) });
  const edits = Object.entries(values).flatMap(([name, value]) => {
    const places = isNumber(name) ? numbersOf(tokens, name) : initialValueOf(tokens, name);
    if (places.length > 0)
      return places.map((place) => ({ ...place, text: JSON.stringify(value) }));
    throw new AssertionError({ message: texts.keepLine(name) });
  });
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** Returns the test's values that differ from the ones in the learner's program. */
function changedIn(
  code: string,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const tokens = tokensOf(code);
  const differs = ([name, value]: [string, unknown]): boolean => {
    const [place] = isNumber(name) ? [] : initialValueOf(tokens, name);
    const own = place && code.slice(place.start, place.end).replace(/^'([^"\\]*)'$/, '"$1"');
    return own !== JSON.stringify(value);
  };
  return Object.fromEntries(Object.entries(values).filter(differs));
}

/** Explains that the program doesn't contain a number from the task, or contains it only as a string. */
function describeNoNumbers(tokens: readonly Token[], missing: readonly string[]): string {
  const strings = tokens.filter(({ kind }) => kind === 'text').map(({ text }) => text);
  const quoted = strings.find((text) =>
    missing.some((number) => text.slice(1, -1).trim() === number),
  );
  if (quoted !== undefined) {
    return texts.numberInQuotes(quoted);
  }
  return texts.numbersMissing(missing);
}

/** Returns true if the key is a number in the program, not a variable name. */
function isNumber(key: string): boolean {
  return /^\d/.test(key);
}

interface Place {
  start: number;
  end: number;
}

function numbersOf(tokens: readonly Token[], number: string): Place[] {
  return tokens.filter(({ kind, text }) => kind === 'number' && Number(text) === Number(number));
}

/** Returns the range of a variable's initializer. It ends at a semicolon, a comma, or the end of the line. */
function initialValueOf(tokens: readonly Token[], name: string): Place[] {
  const around = bracketsAround(tokens);
  const index = tokens.findIndex(
    (token, at) =>
      token.text === name &&
      around.get(token) === undefined &&
      /^(?:const|let|,)$/.test(tokens[at - 1]?.text ?? '') &&
      tokens[at + 1]?.text === '=',
  );
  const first = tokens[index + 2];
  if (index < 0 || first === undefined) return [];
  const value = tokens.slice(index + 2);
  const end = value.findIndex(
    (token, at) =>
      around.get(token) === undefined &&
      (/^[;,]$/.test(token.text) || startsLine(token, value[at - 1])),
  );
  const last = value.at(end < 0 ? -1 : end - 1) ?? first;
  return [{ start: first.start, end: last.end }];
}

function startsLine({ text, line }: Token, before: Token | undefined): boolean {
  return before !== undefined && line > before.line && !/^[)\]}]$/.test(text);
}
