/** API for the tests of an exercise. */
import type { Large } from './large';
import type { Rerun } from './rerun';
import { cases } from './cases';
import { countReads } from './counting';
import { expectation, type Expectation } from './expect';
import { growth } from './growth';
import { inEveryOrder } from './inEveryOrder';
import { runPropertyTest, type PropertyTest } from './propertyTests';
import { recorder, spy } from './spy';
import { unchanged } from './unchanged';

export interface PlannedTest {
  name: string;
  hidden: boolean;
  run: () => unknown;
}

/** The API, keyed by function name. The author's guide has an example of each function. */
export interface TestKit {
  /** Registers a test. */
  test: (name: string, run: () => unknown) => void;
  /** Registers a test whose name is shown only if it fails. */
  hidden: (name: string, run: () => unknown) => void;
  /** Registers a hidden test that compares the code with a reference solution on 600 inputs. */
  property: (name: string, propertyTest: PropertyTest) => void;
  expect: (value: unknown, label?: string) => Expectation;
  cases: typeof cases;
  unchanged: typeof unchanged;
  countReads: typeof countReads;
  growth: typeof growth;
  /** Creates large lists. After another test has failed, skips the test that calls it. */
  large: Large;
  inEveryOrder: typeof inEveryOrder;
  spy: typeof spy;
  recorder: typeof recorder;
  /** Reruns the program with different starting values. The test must return or await the result. */
  rerun: Rerun;
  /** Returns the lines printed so far, for programs that only print. */
  printed: () => string[];
  /** Returns the code's comments without their delimiters, for exercises about comments. */
  comments: () => string[];
}

/**
 * Creates a kit that collects tests in `planned` without running them.
 *
 * @param lines - lines printed so far; the caller appends to this array
 * @param ofProgram - the functions that depend on the code and its run
 */
export function createTestKit(
  planned: PlannedTest[],
  lines: readonly string[],
  ofProgram: Pick<TestKit, 'rerun' | 'large' | 'comments'>,
): TestKit {
  function plan(hidden: boolean): TestKit['test'] {
    return (name, run) => void planned.push({ name: String(name), hidden, run });
  }
  const hidden = plan(true);
  return {
    test: plan(false),
    hidden,
    property: (name, propertyTest) => hidden(name, () => runPropertyTest(name, propertyTest)),
    expect: expectation,
    cases,
    unchanged,
    countReads,
    growth,
    inEveryOrder,
    spy,
    recorder,
    printed: () => [...lines],
    ...ofProgram,
  };
}
