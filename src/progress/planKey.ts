import { storageKey } from './entries/storageKeys';

/** Storage key of the study plan (`pages/programs/planner/storage/keptPlan.ts`). */
export const PLAN_KEY = storageKey('study-plan');
