import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../prerendered/whenIdle';
import { registration } from './lazyRegistration';

/**
 * Caches pages reached by client-side navigation. Their documents are never requested, so the service worker
 * doesn't see them.
 */
export function VisitedPages() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { href } = window.location;
    whenIdle(() => void registration.current?.keepVisited(href));
  }, [pathname]);

  return null;
}
