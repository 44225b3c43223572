import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { BASE_PATH } from '../site/basePath';
import { createStyleCache } from '../theme/prerenderedStyles';
import { App } from '../app/App';
import type { Route } from '../app/routes';
import { baseline } from './baseline';
import { takeOver } from './earlyTaps';

/**
 * Brings a document to life.
 *
 * @param root - the element that holds the prerendered page
 * @param route - the route of the current address; its page has been fetched
 */
export function start(root: HTMLElement, route: Route): void {
  const app = (
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        {/* With its last slash, or home would be `/sub`, which is no address of a static host. */}
        <BrowserRouter basename={BASE_PATH}>
          <BootedApp />
        </BrowserRouter>
      </CacheProvider>
    </StrictMode>
  );
  // A host may answer with another page's document (a rewrite of every address to one file): then render afresh.
  if (root.dataset.page === route.id) {
    // In a transition React hydrates in slices and lets the browser answer the visitor in between.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    createRoot(root).render(app);
  }
}

/** The application, which says once it is there that early taps are no longer needed. */
function BootedApp() {
  useEffect(takeOver, []);
  return <App baseline={baseline} />;
}
