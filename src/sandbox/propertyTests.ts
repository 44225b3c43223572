/** Compares the reader's answers with those of a slow, obvious solution, on many inputs. */
import { tuple, type Cases } from './cases';
import { copy } from './copy';
import { differenceOf } from './difference';
import { isEqual } from './equal';
import { formatValue } from './format';
import { seededRandom } from './random';
import { checkInput } from './unchanged';
import { AssertionError } from './assertionError';

const CASES = 200;

export interface PropertyTest {
  /** The reader's function, or a call of it. */
  solve: (...args: never[]) => unknown;
  /** Gives the right answer, however slowly. If it is `async`, so are the answers. */
  judge: (...args: never[]) => unknown;
  /** One generator for each argument, or one of whole lists of arguments. */
  cases: readonly Cases<unknown>[] | Cases<readonly unknown[]>;
  /** Lists of arguments to try as well. */
  also?: readonly (readonly unknown[])[];
  /** How a call is shown: the function's name, or a function that writes the whole; the name of `solve` unless told. */
  label?: string | ((...args: never[]) => string);
  /** The call must leave its arguments as they are. */
  keepsInput?: boolean;
  /** Where several answers are right: whether this one is. `judge` then gives one of them, to be shown. */
  accepts?: (answer: unknown, ...args: never[]) => boolean;
}

type Call = (...args: unknown[]) => unknown;

/**
 * Tries every case, the smallest first, and fails at the first that is wrong.
 *
 * @param seed - makes other cases of the same generators
 */
export async function runPropertyTest(seed: string, judged: PropertyTest): Promise<void> {
  for (const { args, label } of casesOf(seed, judged)) {
    const given = copy(args);
    const expected = await answerOf(judged.judge as Call, copy(args), undefined);
    const received = await answerOf(judged.solve as Call, given, label);
    if (judged.keepsInput) {
      args.forEach((arg, index) => checkInput(arg, given[index], label));
    }
    compare(judged, args, label, received, expected);
  }
}

/** An answer, and whether it came as a promise. */
interface Answer {
  value: unknown;
  isLate: boolean;
}

async function answerOf(call: Call, args: unknown[], label: string | undefined): Promise<Answer> {
  try {
    const returned = call(...args);
    const isLate = returned instanceof Promise;
    return { value: copy(isLate ? await returned : returned), isLate };
  } catch (thrown) {
    if (label === undefined) {
      throw thrown;
    }
    throw new AssertionError({ message: 'The call threw an error.', label }, { thrown });
  }
}

function compare(
  { accepts }: PropertyTest,
  args: readonly unknown[],
  label: string,
  received: Answer,
  expected: Answer,
): void {
  const shown = {
    label,
    expected: formatValue(expected.value),
    received: formatValue(received.value),
  };
  if (received.isLate !== expected.isLate) {
    const message = received.isLate
      ? 'The answer is a promise, not its value.'
      : "The answer isn't a promise.";
    throw new AssertionError({ message, ...shown });
  }
  const isRight = accepts
    ? accepts(received.value, ...(copy(args) as never[]))
    : isEqual(received.value, expected.value);
  if (!isRight) {
    throw new AssertionError({
      message: differenceOf(received.value, expected.value),
      ...shown,
      ...(accepts ? { expected: `${shown.expected}, or another correct answer` } : {}),
    });
  }
}

interface Case {
  args: unknown[];
  label: string;
}

function casesOf(seed: string, judged: PropertyTest): Case[] {
  const { cases, also = [] } = judged;
  const generator = (Array.isArray(cases) ? tuple(cases) : cases) as Cases<readonly unknown[]>;
  const random = seededRandom(seed);
  const all = [...also, ...generator.edges].slice(0, CASES);
  while (all.length < CASES) {
    all.push(generator.draw(random, all.length / CASES));
  }
  return all
    .map((args) => ({ args: copy([...args]), label: labelOf(judged, args) }))
    .sort((a, b) => a.label.length - b.label.length);
}

function labelOf({ label, solve }: PropertyTest, args: readonly unknown[]): string {
  if (typeof label === 'function') {
    return label(...(copy(args) as never[]));
  }
  return `${label ?? String(solve.name)}(${args.map(formatValue).join(', ')})`;
}
