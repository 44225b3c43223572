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
 * Brings a document to life.
 *
 * @param root - the element that holds the prerendered page
 */
export function start(root: HTMLElement): void {
  const { href, pathname } = window.location;
  const app = (
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        {/* With its last slash, or home would be `/sub`, which is no address of a static host. */}
        <BrowserRouter basename={BASE_PATH}>
          <BootedApp href={href} />
        </BrowserRouter>
      </CacheProvider>
    </StrictMode>
  );
  // A host may answer with another page's document (a rewrite of every address to one file), and Back may have been
  // pressed while the scripts were on their way: then render afresh.
  if (root.dataset.page === findRoute(siteAddress(pathname)).id) {
    // In a transition React hydrates in slices and lets the browser answer the visitor in between.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    createRoot(root).render(app);
  }
}

/** The application, which says once it is there that early taps are no longer needed. */
function BootedApp({ href }: { href: string }) {
  useMissedPop(href);
  useEffect(replayEarlyTap, []);
  return <App baseline={baseline} />;
}
