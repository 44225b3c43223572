import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the top on every route change, including back and forward (specification section 2). Ignores
 * changes to just the query or hash. The page itself scrolls to a new route's hash.
 */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    // Keeps browsers from restoring the old position after a route change. Reset to `auto` on `pagehide`, so
    // that reloads keep their position.
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
