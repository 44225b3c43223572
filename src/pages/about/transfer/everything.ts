import { QUARANTINE_PREFIX, storageKey } from '../../../progress/entries/storageKeys';
import { PLAN_KEY } from '../../../progress/planKey';
import { PROGRESS_NAMESPACE } from '../../../progress/progressKeys';
import { REVIEWS_NAMESPACE } from '../../../progress/reviews/reviewModel';
import { MOCK_NAMESPACE } from '../../mock/mockStore';
import { keptPlanStore } from '../../programs/planner/keptPlanStore';
import { AREA_NAMES, AREAS } from './areas';
import { makeCopy, undo, type Copy, type UndoResult } from './copies';
import { nextTask } from './inSlices';

const WORK = [
  ...[PROGRESS_NAMESPACE, REVIEWS_NAMESPACE, MOCK_NAMESPACE].map((area) => storageKey(`${area}/`)),
  QUARANTINE_PREFIX,
];

/** Has all stores read storage anew, after it was written past them. */
export async function rereadAll(): Promise<void> {
  for (const name of AREA_NAMES) {
    AREAS[name].reread();
    await nextTask();
  }
  keptPlanStore.reread();
}

/**
 * @param now - the device's clock
 * @returns a copy of all of the reader's work; `null` where there is no room, and nothing where there is no work
 */
export async function copyEverything(now: number): Promise<Copy | null | undefined> {
  // The first read sets aside entries that can't be read.
  for (const name of AREA_NAMES) AREAS[name].entries();
  keptPlanStore.getSnapshot();
  try {
    const keys = Object.keys(localStorage).filter(
      (key) => key === PLAN_KEY || WORK.some((area) => key.startsWith(area)),
    );
    return await makeCopy(
      'delete',
      keys.map((key) => ({ key, text: null })),
      now,
    );
  } catch {
    return undefined;
  }
}

/** Puts back what a copy holds, and shows it. */
export async function undoCopy(copy: Copy): Promise<UndoResult> {
  const result = await undo(copy);
  await rereadAll();
  return result;
}
