import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { BASE_PATH } from '../site/basePath';
import { isPlainClick } from '../site/isPlainClick';

/** Links to pages have no ending. */
const FILE = /\.\w+$/;

/**
 * Makes a click on a link to a page of the site a route change without a load. One listener serves every link, those of
 * lessons too; before it listens, in a section whose code is not there yet, and without scripts, links do what links do.
 */
export function LinkNavigation() {
  const navigate = useNavigate();

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event) || !leadsToAnotherView(link)) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      // The browser, too, makes no new entry for the address it shows already.
      const replace = href === window.location.href;
      void navigate({ pathname: pathname.slice(BASE_PATH.length - 1), search, hash }, { replace });
    }
    // In the bubbling phase: whatever handles a click itself has prevented its default by then.
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);

  return null;
}

/**
 * @returns whether a link leads to an address of the site, be there a page or not, and neither to a file nor just to a
 *   passage of the page shown: that the browser does better. A `target`, even `_self`, asks for a load.
 */
function leadsToAnotherView(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search, hash } = link;
  const here = window.location;
  if (origin !== here.origin || link.target || link.hasAttribute('download')) return false;
  if (hash && pathname === here.pathname && search === here.search) return false;
  return pathname.startsWith(BASE_PATH) && !FILE.test(pathname);
}
