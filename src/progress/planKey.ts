import { storageKey } from './entries/storageKeys';

/** Key that the plan had in an earlier form of the site. */
export const OLD_PLAN_KEY = 'study-plan';

/** Key of the study plan in the browser's storage (`pages/programs/planner/keptPlan.ts`). */
export const PLAN_KEY = storageKey(OLD_PLAN_KEY);
