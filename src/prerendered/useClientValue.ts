import { useSyncExternalStore } from 'react';

/**
 * Reads a value that's known only in the browser, without a hydration mismatch.
 *
 * @param read - reads the value in the browser; must return the same primitive until it changes
 * @param prerendered - value used for prerendering and hydration
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
