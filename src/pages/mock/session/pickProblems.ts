import type { MockProblemFacts, ProblemLevel } from '../../../content/mockProblem';

/** Which problems the reader has passed, and which came up recently. */
export interface ProblemHistory {
  hasPassed: (id: string) => boolean;
  /** True if the problem was in a recent interview. */
  isRecent: (id: string) => boolean;
}

/**
 * Picks random problems for an interview. Avoids, in order of importance, recent problems and passed ones.
 *
 * @param pool - the course's problems
 * @param levels - levels of the tasks, in order
 * @param history - the reader's history with the problems
 * @param random - returns a number in [0, 1)
 * @returns one problem per task, without duplicates; fewer if the pool is too small
 */
export function pickProblems(
  pool: readonly MockProblemFacts[],
  levels: readonly ProblemLevel[],
  { hasPassed, isRecent }: ProblemHistory,
  random: () => number,
): MockProblemFacts[] {
  const picked: MockProblemFacts[] = [];
  for (const level of levels) {
    const open = pool.filter((problem) => problem.level === level && !picked.includes(problem));
    const rank = ({ id }: MockProblemFacts) => (isRecent(id) ? 2 : 0) + (hasPassed(id) ? 1 : 0);
    const best = Math.min(...open.map(rank));
    const candidates = open.filter((problem) => rank(problem) === best);
    const problem = candidates[Math.floor(random() * candidates.length)];
    if (problem) picked.push(problem);
  }
  return picked;
}
