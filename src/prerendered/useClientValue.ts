import { useSyncExternalStore } from 'react';

/**
 * Reads what only the visitor's browser knows, without a mismatch: the first render gives what the build prerendered with.
 *
 * @param read - reads the value in the browser; must return the same primitive until it changes
 * @param prerendered - the value in the prerendered page
 * @returns `prerendered` until the page is hydrated, then the browser's value
 */
export function useClientValue<T extends string | number | boolean | null>(
  read: () => T,
  prerendered: T,
): T {
  return useSyncExternalStore(subscribeToNothing, read, () => prerendered);
}

function subscribeToNothing() {
  return () => undefined;
}
