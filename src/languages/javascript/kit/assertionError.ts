import type { TestFailure } from '../../../sandbox/protocol';

/** A failure and its cause. */
interface AssertionRecord {
  failure: Readonly<TestFailure>;
  /** The value that the learner's code threw, if that's why the test failed. */
  cause?: { thrown: unknown };
}

/** Stored separately because the learner's code could catch an error and modify it or its class. */
const records = new WeakMap<object, AssertionRecord>();

/** Thrown when an expectation fails. */
export class AssertionError extends Error {
  /**
   * @param failure - shown to the learner
   * @param cause - the value that the learner's code threw, if that's why the test failed
   */
  constructor(failure: TestFailure, cause?: { thrown: unknown }) {
    super(failure.message);
    records.set(this, { failure: Object.freeze({ ...failure }), ...(cause && { cause }) });
    // Visible to learners whose code catches and prints the error.
    this.name = 'Unmet';
  }
}

/** Returns the failure and cause that an AssertionError was created with; undefined for other errors. */
export function readAssertionError(error: unknown): AssertionRecord | undefined {
  return typeof error === 'object' && error !== null ? records.get(error) : undefined;
}
