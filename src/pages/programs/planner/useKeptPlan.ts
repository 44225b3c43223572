import { useMemo, useSyncExternalStore } from 'react';
import { parseKeptPlan, type KeptPlan } from './keptPlan';
import { keptPlanStore } from './keptPlanStore';

/** The plan that the device keeps, other tabs' changes included; null for none, and in the prerendered page. */
export function useKeptPlan(): KeptPlan | null {
  const text = useSyncExternalStore(keptPlanStore.subscribe, keptPlanStore.getSnapshot, () => null);
  return useMemo(() => parseKeptPlan(text), [text]);
}

/** Whether the plan is lost when the page is left. */
export function useIsUnsaved(): boolean {
  return useSyncExternalStore(keptPlanStore.subscribe, keptPlanStore.isUnsaved, () => false);
}
