import { QUARANTINE_PREFIX, storageKey } from '../../../progress/entries/storageKeys';
import { PLAN_KEY } from '../../../progress/planKey';
import { PROGRESS_NAMESPACE } from '../../../progress/progressKeys';
import { REVIEWS_NAMESPACE } from '../../../progress/reviews/reviewModel';
import { MOCK_NAMESPACE } from '../../mock/session/mockStore';
import { keptPlanStore } from '../../programs/planner/storage/keptPlanStore';
import { AREA_NAMES, AREAS } from './areas';
import { makeCopy, undo, type Copy, type UndoResult } from './copies';
import { nextTask } from './inSlices';

const WORK = [
  ...[PROGRESS_NAMESPACE, REVIEWS_NAMESPACE, MOCK_NAMESPACE].map((area) => storageKey(`${area}/`)),
  QUARANTINE_PREFIX,
];

/** Makes every store reread local storage after other code has written to it directly. */
export async function rereadAll(): Promise<void> {
  for (const name of AREA_NAMES) {
    AREAS[name].reread();
    await nextTask();
  }
  keptPlanStore.reread();
}

/**
 * Backs up all of the reader's work.
 *
 * @param now - current time, ms since 1970
 * @returns the backup; `null` if there's no room; `undefined` if there's no work or storage is blocked
 */
export async function copyEverything(now: number): Promise<Copy | null | undefined> {
  // Reads all stores first, because reading moves unreadable entries to quarantine, which is also backed up.
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

/** Restores a backup and refreshes the stores. */
export async function undoCopy(copy: Copy): Promise<UndoResult> {
  const result = await undo(copy);
  await rereadAll();
  return result;
}
