import { useEffect } from 'react';

/**
 * Has the router follow Back and Forward pressed while the page was being hydrated: it reads the address when it is first
 * rendered, and listens only once everything is.
 *
 * @param href - the address that the page is hydrated for
 */
export function useMissedPop(href: string): void {
  useEffect(() => {
    if (window.location.href === href) return;
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, [href]);
}
