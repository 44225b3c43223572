import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { BASE_PATH } from '../site/basePath';
import { createStyleCache } from '../theme/prerenderedStyles';
import { App } from '../app/App';
import { findRoute } from '../app/routes';
import { siteAddress } from '../site/siteAddress';
import { baseline } from './baseline';
import { replayEarlyTap } from './earlyTaps';
import { useMissedPop } from './useMissedPop';

/**
 * Hydrates the prerendered page, or renders the page from scratch if the document is for another address.
 *
 * @param root - the element that contains the prerendered page
 */
export function start(root: HTMLElement): void {
  const { href, pathname } = window.location;
  const app = (
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        {/* `basename` keeps the trailing slash: the home page's address is `/sub/`, not `/sub`. Without transitions, a new
            page is rendered at once instead of in slices between frames: 8 to 16 % sooner on a slow phone. */}
        <BrowserRouter basename={BASE_PATH} useTransitions={false}>
          <BootedApp href={href} />
        </BrowserRouter>
      </CacheProvider>
    </StrictMode>
  );
  // The document may belong to another page: the host may rewrite all addresses to one file, or the visitor
  // may have pressed Back while the scripts loaded.
  if (root.dataset.page === findRoute(siteAddress(pathname)).id) {
    // In a transition, React yields while it hydrates, so that input isn't blocked.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    createRoot(root).render(app);
  }
}

/** Renders the app, and replays early input once the app is mounted. */
function BootedApp({ href }: { href: string }) {
  useMissedPop(href);
  useEffect(replayEarlyTap, []);
  return <App baseline={baseline} />;
}
