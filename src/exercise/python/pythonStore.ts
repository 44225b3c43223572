import { useSyncExternalStore } from 'react';

/** Why Python doesn't run. */
export type PythonFailure = 'offline' | 'broken' | 'unsupported' | 'notStarted';

/** What Python is doing. The whole page shares one runtime. */
export type PythonState =
  | { kind: 'idle' | 'starting' | 'running' | 'canceled' }
  /** `share` is how much has arrived, from 0 to 1. */
  | { kind: 'downloading'; share: number }
  | { kind: 'failed'; reason: PythonFailure };

const IDLE: PythonState = { kind: 'idle' };
const listeners = new Set<() => void>();
let state: PythonState = IDLE;

export function setPythonState(next: PythonState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function usePythonState(): PythonState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => IDLE,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
