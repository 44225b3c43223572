import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** @returns whether the visitor asks for less motion; `true` where that is not known, as in the prerendered page */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? true,
    () => true,
  );
}

function subscribe(onChange: () => void) {
  const list = window.matchMedia?.(query);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}
