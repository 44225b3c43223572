import * as texts from '../../../texts/en/mockReview';
import { outcomeOf, workOf, type MockSession } from '../session/session';

/** @returns a task's outcome in a few words, with the number of tests if it was checked */
export function outcomeLine(session: MockSession, id: string): string {
  const { passed = 0, tests = 0 } = workOf(session, id).end ?? {};
  return texts.outcomes[outcomeOf(session, id)](passed, tests);
}
