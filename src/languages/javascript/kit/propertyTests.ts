/** Compares the learner's answers with those of a reference solution for many inputs. */
import { formatValue } from '../printing/format';
import * as texts from '../../../texts/en/errors/checks';
import { tuple, type Cases } from './cases';
import { copy } from './copy';
import { differenceOf } from './difference';
import { isNearlyEqual } from './equal';
import { seededRandom } from './random';
import { checkInput } from './unchanged';
import { AssertionError } from './assertionError';

const CASES = 600;

/** Number of random cases that are smaller than the rest. They grow from the first to the last. */
const GROWING = CASES / 4;

export interface PropertyTest {
  /** The learner's function, or a function that calls it. */
  solve: (...args: never[]) => unknown;
  /** Reference solution. If it returns a promise, `solve` must also return one. */
  judge: (...args: never[]) => unknown;
  /** One generator for each argument, or a single generator of argument lists. */
  cases: readonly Cases<unknown>[] | Cases<readonly unknown[]>;
  /** Additional argument lists to try. */
  also?: readonly (readonly unknown[])[];
  /**
   * How to show a call: a function name, or a function that formats the call. Defaults to the name of
   * `solve`.
   */
  label?: string | ((...args: never[]) => string);
  /** True if the call must not modify its arguments. */
  keepsInput?: boolean;
  /**
   * Returns true if an answer is correct. Needed if a call has several correct answers, of which `judge`
   * returns just one.
   */
  accepts?: (answer: unknown, ...args: never[]) => boolean;
}

type Call = (...args: unknown[]) => unknown;

/**
 * Tries every case, smallest first.
 *
 * @param seed - determines the random cases
 * @throws AssertionError at the first wrong answer
 */
export async function runPropertyTest(seed: string, propertyTest: PropertyTest): Promise<void> {
  for (const { args, label } of casesOf(seed, propertyTest)) {
    const input = copy(args);
    const expected = await answerOf(propertyTest.judge as Call, copy(args), undefined);
    const received = await answerOf(propertyTest.solve as Call, input, label);
    if (propertyTest.keepsInput) {
      args.forEach((arg, index) => checkInput(arg, input[index], label));
    }
    compare(propertyTest, args, label, received, expected);
  }
}

/** An answer, and whether it was returned as a promise. */
interface Answer {
  value: unknown;
  isAsync: boolean;
}

async function answerOf(call: Call, args: unknown[], label: string | undefined): Promise<Answer> {
  try {
    const returned = call(...args);
    const isAsync = returned instanceof Promise;
    return { value: copy(isAsync ? await returned : returned), isAsync };
  } catch (thrown) {
    if (label === undefined) {
      throw thrown;
    }
    throw new AssertionError({ message: texts.callThrew, label }, { thrown });
  }
}

function compare(
  { accepts }: PropertyTest,
  args: readonly unknown[],
  label: string,
  received: Answer,
  expected: Answer,
): void {
  // Only called for a wrong answer, because formatting takes longer than most calls.
  const shown = (): { label: string; expected: string; received: string } => ({
    label,
    expected: formatValue(expected.value),
    received: formatValue(received.value),
  });
  if (received.isAsync !== expected.isAsync) {
    const message = received.isAsync ? texts.answerIsPromise : texts.answerIsNotPromise;
    throw new AssertionError({ message, ...shown() });
  }
  const isRight = accepts
    ? accepts(received.value, ...(copy(args) as never[]))
    : isNearlyEqual(received.value, expected.value);
  if (!isRight) {
    const values = shown();
    throw new AssertionError({
      message: differenceOf(received.value, expected.value, undefined, isNearlyEqual),
      ...values,
      ...(accepts ? { expected: texts.orOtherAnswer(values.expected) } : {}),
    });
  }
}

interface Case {
  args: unknown[];
  label: string;
}

function casesOf(seed: string, propertyTest: PropertyTest): Case[] {
  const { cases, also = [] } = propertyTest;
  const generator = (Array.isArray(cases) ? tuple(cases) : cases) as Cases<readonly unknown[]>;
  const random = seededRandom(seed);
  const all = [...also, ...generator.edges].slice(0, CASES);
  for (let drawn = 0; all.length < CASES; drawn += 1) {
    all.push(generator.draw(random, Math.min(1, drawn / GROWING)));
  }
  return all
    .map((args) => ({ args: copy([...args]), label: labelOf(propertyTest, args) }))
    .sort((a, b) => a.label.length - b.label.length);
}

function labelOf({ label, solve }: PropertyTest, args: readonly unknown[]): string {
  if (typeof label === 'function') {
    return label(...(copy(args) as never[]));
  }
  return `${label ?? String(solve.name)}(${args.map(formatValue).join(', ')})`;
}
