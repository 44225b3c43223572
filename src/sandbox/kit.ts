/** What the tests of an exercise see next to the reader's code. */
import type { Again } from './again';
import { cases } from './cases';
import { countReads } from './counting';
import { expectation, type Expectation } from './expect';
import { growth } from './growth';
import { runPropertyTest, type PropertyTest } from './propertyTests';
import { recorder, spy } from './spy';
import { unchanged } from './unchanged';

export interface PlannedTest {
  name: string;
  hidden: boolean;
  run: () => unknown;
}

/** The functions that tests call, each by its name. The author's guide shows one example of each. */
export interface TestKit {
  /** Plans a test that is shown to the reader. */
  test: (name: string, run: () => unknown) => void;
  /** Plans a test whose name is shown only when it fails. */
  hidden: (name: string, run: () => unknown) => void;
  /** Plans a hidden test that compares answers with those of a slow, obvious solution, on 200 cases. */
  judged: (name: string, judged: PropertyTest) => void;
  expect: (value: unknown, label?: string) => Expectation;
  cases: typeof cases;
  unchanged: typeof unchanged;
  countReads: typeof countReads;
  growth: typeof growth;
  spy: typeof spy;
  recorder: typeof recorder;
  /** Runs the program again with other starting values; its test must return or await it. */
  again: Again;
  /** The lines that the code has printed up to now, for programs that do nothing else. */
  printed: () => string[];
  /** The comments of the code, without their slashes: a comment does nothing, so there is nothing else to test it by. */
  comments: () => string[];
}

/**
 * Makes a kit that collects tests into `planned` without running them.
 *
 * @param lines - what the code prints, line by line, as it grows
 * @param again - runs the code again
 * @param comments - those of the code
 */
export function createTestKit(
  planned: PlannedTest[],
  lines: readonly string[],
  again: Again,
  comments: TestKit['comments'],
): TestKit {
  function plan(hidden: boolean): TestKit['test'] {
    return (name, run) => void planned.push({ name: String(name), hidden, run });
  }
  const hidden = plan(true);
  return {
    test: plan(false),
    hidden,
    judged: (name, judged) => hidden(name, () => runPropertyTest(name, judged)),
    expect: expectation,
    cases,
    unchanged,
    countReads,
    growth,
    spy,
    recorder,
    again,
    printed: () => [...lines],
    comments,
  };
}
