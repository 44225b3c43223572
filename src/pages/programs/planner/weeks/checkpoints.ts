import type { Checkpoint } from '../../../../content/model';
import { daysOf, type Plan } from '../plan/plan';
import { doneGroups } from '../form/doneGroups';
import type { PlannedPath } from '../form/planForm';

/**
 * Finds the checkpoints that a plan reaches. Leaves out the checkpoints of steps without any lessons in the
 * plan.
 *
 * @returns checkpoints, keyed by the id of the lesson they follow
 */
export function checkpointsOf(plan: Plan, path: PlannedPath): Map<string, Checkpoint> {
  const planned = new Set(daysOf(plan).flatMap(({ lessons }) => lessons.map(({ id }) => id)));
  const reached = new Map<string, Checkpoint>();
  for (const step of path.steps) {
    const last = doneGroups({ ...path, steps: [step] })
      .flatMap(({ items }) => items)
      .findLast(({ id }) => planned.has(id));
    if (last) reached.set(last.id, step.step.checkpoint);
  }
  return reached;
}
