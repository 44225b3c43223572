import { useEffect } from 'react';

/**
 * Makes the router follow Back and Forward during hydration: it reads the address in its first render, but
 * starts listening only in an effect.
 *
 * @param href - the address that the page is hydrated for
 */
export function useMissedPop(href: string): void {
  useEffect(() => {
    if (window.location.href === href) return;
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, [href]);
}
