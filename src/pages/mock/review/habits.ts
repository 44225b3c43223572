import type { MockProblem } from '../../../content/mockProblem';
import { minutesOn, workOf, type MockSession } from '../session/session';

/** A habit that the interview shows, and whether it's a good one. */
export interface HabitNote {
  habit: 'asked' | 'examples' | 'hints' | 'time' | 'space' | 'minutes';
  isGood: boolean;
}

/**
 * Computes notes from what was recorded. Leaves out what can't be known, such as questions to a friend.
 *
 * @param session - the interview
 * @param problem - one of its problems
 * @param limit - minutes for a problem of this level
 */
export function habitsOf(
  session: MockSession,
  problem: Pick<MockProblem, 'id' | 'time' | 'space'>,
  limit: number,
): HabitNote[] {
  const { askedAt, codedAt, hints, runs, cost, end } = workOf(session, problem.id);
  const hasCode = codedAt !== undefined;
  const notes: (HabitNote | false)[] = [
    !session.isWithFriend && {
      habit: 'asked',
      isGood: askedAt !== undefined && (!hasCode || askedAt < codedAt),
    },
    hasCode && { habit: 'examples', isGood: runs > 0 },
    !session.isWithFriend && { habit: 'hints', isGood: hints === 0 },
    cost !== undefined && { habit: 'time', isGood: cost.time === problem.time },
    cost !== undefined && { habit: 'space', isGood: cost.space === problem.space },
    end !== undefined &&
      end.how !== 'gaveUp' && {
        habit: 'minutes',
        isGood: minutesOn(session, problem.id) <= limit,
      },
  ];
  return notes.filter((note) => note !== false);
}
