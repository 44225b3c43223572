/** What an expectation that does not hold throws. */
import type { TestFailure } from './protocol';

export class Unmet extends Error {
  /**
   * @param failure - what the reader is told
   * @param cause - what the reader's code threw, if that is the failure
   */
  constructor(
    readonly failure: TestFailure,
    override readonly cause?: { thrown: unknown },
  ) {
    super(failure.message);
    this.name = 'Unmet';
  }
}
