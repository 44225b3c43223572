import { lazyModule } from '../prerendered/lazyModule';
import { CONTINUE_KEY } from './continueEntry';
import { outlines } from './lazyOutlines';
import { PLAN_KEY } from './planKey';
import { plannedLessons } from './plannedLessons';
import { isEmpty } from './progressModel';
import type { ProgressStore } from './progressStore';

type Store = Pick<ProgressStore, 'subscribe' | 'getSnapshot'>;

/** What writes the entry of where to go on. */
export const continueWriter = lazyModule(
  () => import(/* webpackChunkName: "continue-writer" */ './writeContinue'),
);

/**
 * Keeps the entry of where to go on in step with progress, from the first change on.
 *
 * @param store - of the progress
 */
export function keepContinue(store: Store): void {
  store.subscribe(() => updateContinue(store));
}

/**
 * Brings the entry up to date now: the plan has changed, or the entry may be of a time when lessons had other titles, or not be there yet.
 *
 * @param store - of the progress
 */
export function updateContinue({ getSnapshot }: Store): void {
  const plan = readStoredPlan();
  if (isEmpty(getSnapshot()) && plan === null) {
    // Nothing is fetched for it: the worker that is being taken away would keep the file.
    deleteEntry();
    return;
  }
  Promise.all([continueWriter.load(), plan === null ? null : outlines.load()]).then(
    ([{ writeContinue }, courses]) =>
      writeContinue(
        getSnapshot(),
        courses ? plannedLessons(readStoredPlan(), courses.OUTLINES) : [],
      ),
    // Without a connection it is done another time.
    () => undefined,
  );
}

function deleteEntry(): void {
  try {
    localStorage.removeItem(CONTINUE_KEY);
  } catch {
    // Where storage is blocked there is none.
  }
}

/** The stored text of the plan as it is; `null` where there is none, or storage is closed. */
function readStoredPlan(): string | null {
  try {
    return localStorage.getItem(PLAN_KEY);
  } catch {
    return null;
  }
}
