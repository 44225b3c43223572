import { useMemo, useSyncExternalStore } from 'react';
import { parseKeptPlan, type KeptPlan } from './keptPlan';
import { keptPlanStore } from './keptPlanStore';

/**
 * Returns the saved plan, and updates on changes in any tab; null if there's none, and while prerendering.
 */
export function useKeptPlan(): KeptPlan | null {
  const text = useSyncExternalStore(keptPlanStore.subscribe, keptPlanStore.getSnapshot, () => null);
  return useMemo(() => parseKeptPlan(text), [text]);
}

/** Returns true if the plan exists only in memory. */
export function useIsUnsaved(): boolean {
  return useSyncExternalStore(keptPlanStore.subscribe, keptPlanStore.isUnsaved, () => false);
}
