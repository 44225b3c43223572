import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the top on every route change, including back and forward (specification section 2). Changes of
 * only the query or hash don't count. The page itself scrolls to the hash of a new route.
 */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    // Browsers would restore the old position after a route change. Restored on `pagehide`, so that reloads
    // keep their position.
    history.scrollRestoration = 'manual';
    function giveBack() {
      history.scrollRestoration = 'auto';
    }
    window.addEventListener('pagehide', giveBack);
    return () => {
      window.removeEventListener('pagehide', giveBack);
      giveBack();
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [pathname]);

  return null;
}
