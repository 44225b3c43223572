import { averageScore, outcomeOf, type MockSession } from './session/session';

/** A number in the first and in the latest interviews. */
export interface Trend {
  before: number;
  after: number;
}

/**
 * Compares the first half of the interviews with the latest half.
 *
 * @param interviews - newest first
 * @returns the share of tasks passed in time, and the average rating; null if there's too little to compare
 */
export function trendsOf(interviews: readonly MockSession[]): {
  passes: Trend | null;
  ratings: Trend | null;
} {
  return {
    passes: compare(interviews.filter(({ tasks }) => tasks.length > 0).map(shareOfPasses)),
    ratings: compare(interviews.map(averageScore).filter((score) => score !== null)),
  };
}

function shareOfPasses(session: MockSession): number {
  const { tasks } = session;
  return tasks.filter((id) => outcomeOf(session, id) === 'passed').length / tasks.length;
}

function compare(newestFirst: readonly number[]): Trend | null {
  const half = Math.floor(newestFirst.length / 2);
  if (half === 0) return null;
  return { before: mean(newestFirst.slice(-half)), after: mean(newestFirst.slice(0, half)) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
