import type { ProblemLevel } from '../../content/mockProblem';
import type { MockInterview } from '../../content/model';

/** An interview format: the levels of its problems, in order. */
export interface MockFormat {
  id: 'easy' | 'medium' | 'hard' | 'two' | 'whole';
  levels: readonly ProblemLevel[];
}

/** Available formats, shortest first. */
export const FORMATS: readonly [MockFormat, ...MockFormat[]] = [
  { id: 'easy', levels: ['easy'] },
  { id: 'medium', levels: ['medium'] },
  { id: 'hard', levels: ['hard'] },
  { id: 'two', levels: ['easy', 'medium'] },
  { id: 'whole', levels: ['easy', 'medium', 'hard'] },
];

/**
 * Returns the length of an interview in minutes.
 *
 * @param levels - levels of the problems
 * @param minutes - minutes per level
 */
export function minutesOf(levels: readonly ProblemLevel[], minutes: MockInterview): number {
  return levels.reduce((sum, level) => sum + minutes[level], 0);
}
