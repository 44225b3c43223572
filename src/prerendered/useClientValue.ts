import { useSyncExternalStore } from 'react';

/**
 * Reads a value that's known only in the browser, without a hydration mismatch. Reads it again when the page comes back
 * from the back/forward cache.
 *
 * @param read - reads the value in the browser; must return the same primitive until it changes
 * @param prerendered - value used for prerendering and hydration
 * @returns `prerendered` until the page is hydrated, then the browser's value
 */
export function useClientValue<T extends string | number | boolean | null>(
  read: () => T,
  prerendered: T,
): T {
  return useSyncExternalStore(subscribeToRestore, read, () => prerendered);
}

function subscribeToRestore(listener: () => void) {
  function onPageShow({ persisted }: PageTransitionEvent) {
    if (persisted) listener();
  }
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}
