import { useSyncExternalStore } from 'react';
import { consentStore, type Decisions } from './consentStore';

/** @returns the visitor's decisions about services; none while prerendering */
export function useDecisions(): Decisions {
  return useSyncExternalStore(
    consentStore.subscribe,
    consentStore.getSnapshot,
    consentStore.getServerSnapshot,
  );
}
