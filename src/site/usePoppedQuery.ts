import { useEffect, useEffectEvent } from 'react';

/**
 * Tells at once when the visitor goes back or forward to another query of the same page. The router tells too, but
 * renders in a transition: Back right after a choice can be faster, and then the choice's own address is never rendered.
 *
 * @param follow - called with the address's query
 */
export function usePoppedQuery(follow: (query: URLSearchParams) => void): void {
  const onPop = useEffectEvent(follow);

  useEffect(() => {
    const { pathname } = window.location;
    function read() {
      if (window.location.pathname === pathname) onPop(new URLSearchParams(window.location.search));
    }
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
}
