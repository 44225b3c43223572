/** Runs the reader's program again with other starting values. */
import { createConsole } from './capture';
import { expectation } from './expect';
import { formatValue } from './format';
import { bracketsAround } from './friendlyErrors/brackets';
import { tokensOf, type Token } from './friendlyErrors/tokens';
import { compile, type Surroundings } from './program';
import { AssertionError } from './assertionError';

/** Values to try, by the name of a variable or by a number in the program; the first of each go together. */
export type OtherValues = Readonly<Record<string, readonly unknown[]>>;

/**
 * Runs the program once for each set of values and compares what it leaves behind.
 *
 * @param values - lists of the same length
 * @param expected - gets one set of values; returns what the program's variables must hold then, by name, and under
 *   `printed` the lines that it must print
 * @throws AssertionError at the first difference, as a rejection
 */
export type Again = (
  values: OtherValues,
  expected: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
) => Promise<void>;

/**
 * @param code - the reader's program; nothing in it may wait for a timer
 * @param surroundings - what it sees next to the language, except the console
 * @returns `again` for that program
 */
export function createAgain(code: string, surroundings: Surroundings): Again {
  return async (values, expected) => {
    const runs = Math.max(...Object.values(values).map(({ length }) => length));
    for (let run = 0; run < runs; run += 1) {
      const given = Object.fromEntries(
        Object.entries(values).map(([name, list]) => [name, list[run]]),
      );
      await check(withValues(code, given), surroundings, given, expected(given));
    }
  };
}

async function check(
  code: string,
  surroundings: Surroundings,
  given: Readonly<Record<string, unknown>>,
  { printed, ...variables }: Readonly<Record<string, unknown>>,
): Promise<void> {
  const set = Object.entries(given)
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
  let left: Record<string, unknown> = {};
  const take = (found: Record<string, unknown>): void => void (left = found);
  const names = Object.keys(variables);
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
  for (const name of names) expectation(left[name], `${name}, with ${set}`).toBe(variables[name]);
  if (printed === undefined) return;
  // Line by line: those who write such programs know no lists yet.
  const wanted = printed as readonly string[];
  for (const [index, line] of wanted.entries()) {
    expectation(lines[index] ?? '(nothing)', `line ${index + 1}, with ${set}`).toBe(line);
  }
  expectation(lines.length, `the number of lines, with ${set}`).toBe(wanted.length);
}

/**
 * Puts other values into a program: for a number, wherever the program writes it; for a name, where it's first declared.
 *
 * @throws AssertionError when the program has no such number or declaration
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

/** Whether values are for a number of the program, not for a name. */
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

/** From behind the `=` to the end of the declaration: a semicolon, a comma, or the end of the line. */
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
