import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls the window to the top on every route change, back and forward too (specification section 2). A change of query
 * or hash alone is no route change. A hash that comes with a new route is followed once the page is there.
 */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    // The browser would restore the old position after the route change. On a reload it may, so it gets it back then.
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
