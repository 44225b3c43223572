import { useSyncExternalStore } from 'react';
import { EMPTY_PROGRESS, type Progress } from './progressModel';
import { progressStore, type ProgressNotice } from './progressStore';

/**
 * Reads the visitor's progress and follows its changes, other tabs' included.
 *
 * @returns empty progress while a prerendered page is hydrated, so that the first render equals it; then the real one
 */
export function useProgress(): Progress {
  return useSyncExternalStore(
    progressStore.subscribe,
    progressStore.getSnapshot,
    () => EMPTY_PROGRESS,
  );
}

/**
 * Reads whether something is wrong with keeping progress, to tell the visitor.
 *
 * @returns `none` while a prerendered page is hydrated; then the store's notice
 */
export function useProgressNotice(): ProgressNotice {
  return useSyncExternalStore(
    progressStore.subscribe,
    () => progressStore.notice,
    () => 'none' as const,
  );
}
