/** The error that a failed expectation throws. */
import type { TestFailure } from './protocol';

/** What failed, and why. */
interface AssertionRecord {
  failure: Readonly<TestFailure>;
  /** What the reader's code threw, if that is the failure. */
  cause?: { thrown: unknown };
}

/** Kept apart from the errors: the reader's code may catch one and change anything on it or its class. */
const records = new WeakMap<object, AssertionRecord>();

export class AssertionError extends Error {
  /**
   * @param failure - what the reader is told
   * @param cause - what the reader's code threw, if that is the failure
   */
  constructor(failure: TestFailure, cause?: { thrown: unknown }) {
    super(failure.message);
    records.set(this, { failure: Object.freeze({ ...failure }), ...(cause && { cause }) });
    // Printed where the reader's code catches it.
    this.name = 'Unmet';
  }
}

/** The record of a failed expectation as it was thrown; undefined for any other error. */
export function readAssertionError(error: unknown): AssertionRecord | undefined {
  return typeof error === 'object' && error !== null ? records.get(error) : undefined;
}
