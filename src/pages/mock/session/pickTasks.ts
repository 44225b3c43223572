import type { MockSlot, MockTask } from '../../../content/exercises/mock';

/** Which interview tasks the reader has passed, and which came up recently. */
export interface TaskHistory {
  hasPassed: (id: string) => boolean;
  /** True if the task was in a recent interview. */
  isRecent: (id: string) => boolean;
}

/**
 * Picks random tasks for an interview. Avoids, in order of importance, tasks from the same lesson, recent
 * tasks, and passed tasks.
 *
 * @param pool - the course's tasks
 * @param slots - kinds of tasks, in order
 * @param history - the reader's history with the tasks
 * @param random - returns a number in [0, 1)
 * @returns one task per slot, without duplicates; fewer if the pool is too small
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
