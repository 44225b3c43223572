import { useMemo, useSyncExternalStore } from 'react';
import type { Outlines } from '../../../../content/outlines/courseOutline';
import type { LessonLink } from '../../../../content/lesson';
import { plannedLessons } from '../../../../progress/plannedLessons';
import { keptPlanStore } from './keptPlanStore';

/**
 * Returns the lessons of the saved plan in order. Empty while prerendering or if there's no plan.
 *
 * @param outlines - outlines of all courses and programs; `null` while loading
 */
export function usePlannedLessons(outlines: Outlines | null): LessonLink[] {
  const text = usePlanText();
  return useMemo(() => (outlines ? plannedLessons(text, outlines) : []), [text, outlines]);
}

/** Returns true if a plan has been started; false while prerendering. */
export function useHasPlan(): boolean {
  return usePlanText() !== null;
}

function usePlanText(): string | null {
  return useSyncExternalStore(keptPlanStore.subscribe, keptPlanStore.getSnapshot, () => null);
}
