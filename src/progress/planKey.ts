import { storageKey } from './entries/storageKeys';

/** Key of the study plan in the browser's storage (`pages/programs/planner/keptPlan.ts`). */
export const PLAN_KEY = storageKey('study-plan');
