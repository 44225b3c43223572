/** What an expectation that does not hold throws. */
import type { TestFailure } from './protocol';

/** What one says of itself. */
interface Told {
  failure: Readonly<TestFailure>;
  /** What the reader's code threw, if that is the failure. */
  cause?: { thrown: unknown };
}

/** Beside the errors: the reader's code may catch one and change whatever is on it, or on its class. */
const told = new WeakMap<object, Told>();

export class Unmet extends Error {
  /**
   * @param failure - what the reader is told
   * @param cause - what the reader's code threw, if that is the failure
   */
  constructor(failure: TestFailure, cause?: { thrown: unknown }) {
    super(failure.message);
    told.set(this, { failure: Object.freeze({ ...failure }), ...(cause && { cause }) });
    this.name = 'Unmet';
  }
}

/** What an expectation that did not hold said when it was thrown; undefined of whatever else was. */
export function readUnmet(error: unknown): Told | undefined {
  return typeof error === 'object' && error !== null ? told.get(error) : undefined;
}
