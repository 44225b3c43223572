import type { MockSlot, MockTask } from '../../content/mock';

/** What is known of the reader's work with the tasks. */
export interface TaskHistory {
  hasPassed: (id: string) => boolean;
  /** Asked in one of the last interviews. */
  isRecent: (id: string) => boolean;
}

/**
 * Draws the tasks of an interview: first those that were never passed, then those that were not asked lately; two of one
 * lesson only where there is no other.
 *
 * @param pool - the course's tasks
 * @param slots - what the interview asks, in order
 * @param history - what the reader has done
 * @param random - a number from 0 up to, not including, 1
 * @returns a task for each slot, each once; fewer where the pool has none
 */
export function pickTasks(
  pool: readonly MockTask[],
  slots: readonly MockSlot[],
  { hasPassed, isRecent }: TaskHistory,
  random: () => number,
): MockTask[] {
  const picked: MockTask[] = [];
  for (const slot of slots) {
    const open = pool.filter((task) => task.slot === slot && !picked.includes(task));
    const rank = (task: MockTask) =>
      (picked.some(({ lesson }) => lesson === task.lesson) ? 4 : 0) +
      (isRecent(task.id) ? 2 : 0) +
      (hasPassed(task.id) ? 1 : 0);
    const best = Math.min(...open.map(rank));
    const candidates = open.filter((task) => rank(task) === best);
    const task = candidates[Math.floor(random() * candidates.length)];
    if (task) picked.push(task);
  }
  return picked;
}
