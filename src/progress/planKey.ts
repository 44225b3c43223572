import { storageKey } from './entries/storageKeys';

/** Key that the plan had in an earlier form of the site. */
export const OLD_PLAN_KEY = 'study-plan';

/** Key of the study plan in the browser's storage (`pages/programs/planner/keptPlan.ts`). */
export const PLAN_KEY = storageKey(OLD_PLAN_KEY);

/** @returns the stored text of the plan as it is; `null` where there is none, or storage is closed */
export function readStoredPlan(): string | null {
  try {
    return localStorage.getItem(OLD_PLAN_KEY) ?? localStorage.getItem(PLAN_KEY);
  } catch {
    return null;
  }
}
