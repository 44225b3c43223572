import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { BASE_PATH } from '../site/basePath';
import { isPlainClick } from '../site/isPlainClick';
import { isProbablyPrerendered, watchHover } from './prerenderedLinks';

/** Matches a file extension; links to pages have none. */
const FILE = /\.\w+$/;

/**
 * Turns clicks on internal links into client-side navigation. One listener handles all links, including those
 * in lessons. Before it's attached, and without JavaScript, links work natively. So do links to pages that the
 * browser has rendered ahead of time, which it shows at once.
 */
export function LinkNavigation() {
  const navigate = useNavigate();

  useEffect(watchHover, []);

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event) || !leadsToAnotherView(link)) return;
      if (isProbablyPrerendered(link, event)) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      // Like the browser, don't push a history entry for the current URL.
      const replace = href === window.location.href;
      void navigate({ pathname: pathname.slice(BASE_PATH.length - 1), search, hash }, { replace });
    }
    // Uses the bubbling phase, to run after handlers that call `preventDefault`.
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);

  return null;
}

/**
 * @returns true if a link leads to another address on the site, whether or not it exists. False for files,
 * and for fragments of the current page, which the browser handles better. False for links with any `target`,
 * even `_self`, which ask for a full page load.
 */
function leadsToAnotherView(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search, hash } = link;
  const current = window.location;
  if (origin !== current.origin || link.target || link.hasAttribute('download')) return false;
  if (hash && pathname === current.pathname && search === current.search) return false;
  return pathname.startsWith(BASE_PATH) && !FILE.test(pathname);
}
