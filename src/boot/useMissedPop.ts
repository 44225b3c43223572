import { useEffect } from 'react';

/**
 * Makes the router follow Back and Forward during hydration. The router reads the address in its first
 * render, but doesn't start listening for changes until its effects run.
 *
 * @param href - the address that the page is hydrated for
 */
export function useMissedPop(href: string): void {
  useEffect(() => {
    if (window.location.href === href) return;
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, [href]);
}
