import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { BASE_PATH } from '../site/basePath';

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
    function onPageShow({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      history.scrollRestoration = 'manual';
      if (isBackFromSite()) scrollUp();
    }
    window.addEventListener('pagehide', giveBack);
    window.addEventListener('pageshow', onPageShow);
    if (isBackFromSite()) scrollUp();
    return () => {
      window.removeEventListener('pagehide', giveBack);
      window.removeEventListener('pageshow', onPageShow);
      giveBack();
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollUp();
  }, [pathname]);

  return null;
}

function scrollUp(): void {
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
}

/**
 * @returns true if the visitor came Back or Forward to this document from another page of the site, in
 *   browsers that open pages of the site as documents (`site/speculationRules.ts`)
 */
function isBackFromSite(): boolean {
  const { activation } = (window as Partial<Window>).navigation ?? {};
  if (activation?.navigationType !== 'traverse' || !activation.from?.url) return false;
  const { pathname } = new URL(activation.from.url);
  const { location } = window;
  return pathname.startsWith(BASE_PATH) && pathname !== location.pathname && location.hash === '';
}
