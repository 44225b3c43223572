import { useMemo, useSyncExternalStore } from 'react';
import { parseKeptPlan, type KeptPlan } from './keptPlan';
import { keptPlanStore } from './keptPlanStore';

/**
 * Returns the saved plan; null while prerendering or if there's none. Rerenders when the plan changes in any
 * tab.
 */
export function useKeptPlan(): KeptPlan | null {
  const text = useSyncExternalStore(keptPlanStore.subscribe, keptPlanStore.getSnapshot, () => null);
  return useMemo(() => parseKeptPlan(text), [text]);
}

/** Returns true if the plan exists only in memory. */
export function useIsUnsaved(): boolean {
  return useSyncExternalStore(keptPlanStore.subscribe, keptPlanStore.isUnsaved, () => false);
}
