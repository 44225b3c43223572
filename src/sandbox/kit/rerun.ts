/** Reruns the learner's program with different starting values. */
import { createConsole } from '../printing/capture';
import { formatValue } from '../printing/format';
import { bracketsAround } from '../source/brackets';
import { tokensOf, type Token } from '../source/tokens';
import { compile, type Surroundings } from '../program/program';
import { expectation } from './expect';
import { AssertionError, readAssertionError } from './assertionError';
import { DIFFERENT } from './difference';

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
 */
export function createRerun(code: string, surroundings: Surroundings): Rerun {
  return async (values, expected) => {
    const runs = Math.max(...Object.values(values).map(({ length }) => length));
    for (let run = 0; run < runs; run += 1) {
      const inputs = Object.fromEntries(
        Object.entries(values).map(([name, list]) => [name, list[run]]),
      );
      await check(withValues(code, inputs), surroundings, inputs, expected(inputs));
    }
  };
}

async function check(
  code: string,
  surroundings: Surroundings,
  inputs: Readonly<Record<string, unknown>>,
  { printed, ...variables }: Readonly<Record<string, unknown>>,
): Promise<void> {
  const set = Object.entries(inputs)
    .map(([name, value]) =>
      isNumber(name)
        ? `${formatValue(value)} instead of ${name}`
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
      expectation(value, `${label}, with ${set}`).toBe(expected);
    } catch (error) {
      throw withChanges(error, inputs);
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
    const message = 'Your program stops with an error when it starts with different values.';
    throw new AssertionError({ message, label: set }, { thrown });
  }
  for (const name of names) expectAfterChanges(finalValues[name], name, variables[name]);
  if (printed === undefined) return;
  // Compares line by line because learners haven't seen arrays at this point.
  const expectedLines = printed as readonly string[];
  for (const [index, line] of expectedLines.entries()) {
    expectAfterChanges(lines[index] ?? '(nothing)', `line ${index + 1}`, line);
  }
  expectAfterChanges(lines.length, 'the number of lines', expectedLines.length);
}

/**
 * Adds the values that the test changed to the failure's message. Without them, learners think that the
 * output is from their own run.
 */
function withChanges(error: unknown, inputs: Readonly<Record<string, unknown>>): unknown {
  const failure = readAssertionError(error)?.failure;
  if (failure === undefined) return error;
  const changes = Object.entries(inputs).map(([name, value]) => `${name} to ${formatValue(value)}`);
  const difference = failure.message === DIFFERENT ? '' : ` ${failure.message}`;
  return new AssertionError({
    ...failure,
    message: `This test changed ${changes.join(' and ')}, then ran your program again.${difference}`,
  });
}

/**
 * Substitutes values in a program: numbers everywhere they appear, and variables where they're first
 * declared.
 *
 * @throws AssertionError if the program doesn't contain the number or declaration
 */
function withValues(code: string, values: Readonly<Record<string, unknown>>): string {
  const tokens = tokensOf(code);
  const edits = Object.entries(values).flatMap(([name, value]) => {
    const places = isNumber(name) ? numbersOf(tokens, name) : initialValueOf(tokens, name);
    if (places.length > 0)
      return places.map((place) => ({ ...place, text: JSON.stringify(value) }));
    throw new AssertionError({
      message: isNumber(name)
        ? `The number ${name} isn't in your program. Have your program calculate with the numbers from the task.`
        : `Keep the line that gives \`${name}\` its first value. This test tries other values there.`,
    });
  });
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
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
