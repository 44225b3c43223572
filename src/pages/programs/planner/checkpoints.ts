import type { Checkpoint } from '../../../content/model';
import type { Plan } from './plan';
import { doneGroups } from './doneGroups';
import type { PlannedPath } from './planForm';

/**
 * Finds the checkpoints that a plan reaches. A step that is done already has none left.
 *
 * @returns checkpoints by week (counted from 1) and by the item after which they come
 */
export function checkpointsOf(plan: Plan, path: PlannedPath): Map<string, Checkpoint> {
  const lastWeek = new Map(
    plan.weeks.flatMap(({ number, items }) => items.map(({ id }) => [id, number] as const)),
  );
  const reached = new Map<string, Checkpoint>();
  for (const step of path.steps) {
    const last = doneGroups({ ...path, steps: [step] })
      .flatMap(({ items }) => items)
      .findLast(({ id }) => lastWeek.has(id));
    if (last) {
      reached.set(placeOf(lastWeek.get(last.id) ?? 0, last.id), step.step.checkpoint);
    }
  }
  return reached;
}

/** Key of an item in a week, for `checkpointsOf`. */
export function placeOf(week: number, item: string): string {
  return `${week} ${item}`;
}
