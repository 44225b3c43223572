import { useSyncExternalStore } from 'react';
import { EMPTY_PROGRESS, type Progress } from './progressModel';
import { progressStore, type ProgressNotice } from './progressStore';

/**
 * Subscribes to the visitor's progress, including changes from other tabs.
 *
 * @returns empty progress during hydration, to match the prerendered HTML; then the stored progress
 */
export function useProgress(): Progress {
  return useSyncExternalStore(
    progressStore.subscribe,
    progressStore.getSnapshot,
    () => EMPTY_PROGRESS,
  );
}

/**
 * Subscribes to the notice about problems with saved progress.
 *
 * @returns `none` during hydration, then the store's notice
 */
export function useProgressNotice(): ProgressNotice {
  return useSyncExternalStore(
    progressStore.subscribe,
    () => progressStore.notice,
    () => 'none' as const,
  );
}
