import { lazyModule } from '../../prerendered/lazyModule';
import { outlines } from '../lazyOutlines';
import { PLAN_KEY } from '../planKey';
import { plannedLessons } from '../plannedLessons';
import { isEmpty } from '../progressModel';
import type { ProgressStore } from '../progressStore';
import { CONTINUE_KEY } from './continueEntry';

type Store = Pick<ProgressStore, 'subscribe' | 'getSnapshot'>;

/** Lazy chunk that writes the "Continue" entry. */
export const continueWriter = lazyModule(
  () => import(/* webpackChunkName: "continue-writer" */ './writeContinue'),
);

/**
 * Updates the "Continue" entry whenever progress changes.
 *
 * @param store - the progress store
 */
export function syncContinue(store: Store): void {
  store.subscribe(() => updateContinue(store));
}

/**
 * Updates the "Continue" entry immediately. Called when the plan has changed, or when the entry is missing or
 * has outdated titles.
 *
 * @param store - the progress store
 */
export function updateContinue({ getSnapshot }: Store): void {
  const plan = readStoredPlan();
  if (isEmpty(getSnapshot()) && plan === null) {
    // Doesn't load the chunk that writes the entry: if the reader just deleted all data, the service
    // worker is being unregistered, but would still cache the chunk.
    deleteEntry();
    return;
  }
  Promise.all([continueWriter.load(), plan === null ? null : outlines.load()]).then(
    ([{ writeContinue }, courses]) =>
      writeContinue(
        getSnapshot(),
        courses ? plannedLessons(readStoredPlan(), courses.OUTLINES) : [],
      ),
    // A chunk failed to load, perhaps because the reader is offline. The next change will update the entry.
    () => undefined,
  );
}

function deleteEntry(): void {
  try {
    localStorage.removeItem(CONTINUE_KEY);
  } catch {
    // If storage is blocked, there's no entry to delete.
  }
}

/** Returns the stored study plan, unparsed; `null` if there isn't one or storage is blocked. */
function readStoredPlan(): string | null {
  try {
    return localStorage.getItem(PLAN_KEY);
  } catch {
    return null;
  }
}
