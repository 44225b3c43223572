import { useMemo, useSyncExternalStore } from 'react';
import type { Outlines } from '../../../content/courseOutline';
import type { LessonLink } from '../../../content/lesson';
import { plannedLessons } from '../../../progress/plannedLessons';
import { keptPlanStore } from './keptPlanStore';

/**
 * @param outlines - of all courses and programs; `null` while they are not there
 * @returns the lessons of the plan that was started, in its order; none without a plan, and in the prerendered page
 */
export function usePlannedLessons(outlines: Outlines | null): LessonLink[] {
  const text = usePlanText();
  return useMemo(() => (outlines ? plannedLessons(text, outlines) : []), [text, outlines]);
}

/** @returns whether a plan was started; `false` in the prerendered page */
export function useHasPlan(): boolean {
  return usePlanText() !== null;
}

function usePlanText(): string | null {
  return useSyncExternalStore(keptPlanStore.subscribe, keptPlanStore.getSnapshot, () => null);
}
