import { whenIdle } from '../prerendered/whenIdle';
import { BASE_PATH } from '../site/basePath';
import { readCodeManifest } from '../site/codeManifest';
import { prefersReducedData } from '../site/connection';
import { findRoute } from '../app/routes';
import { siteAddress } from '../site/siteAddress';
import { loadWhole } from '../app/wholePage';

/**
 * Loads a page's code when a link to it is hovered, focused or touched, and fetches the code of the pages in
 * the navigation when the browser is idle. Does nothing if the visitor prefers reduced data. The listeners
 * are on the document, so links work before they are hydrated.
 *
 * @returns a function that removes the listeners
 */
export function startPrefetching(): () => void {
  function onIntent(event: Event) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link) prefetch(link);
  }
  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });

  fetchNavigationWhenIdle();

  return () => {
    for (const intent of intents) document.removeEventListener(intent, onIntent);
  };
}

/** Fetches the navigation pages' code into the HTTP cache without running it, which would cost CPU time. */
function fetchNavigationWhenIdle() {
  whenIdle(() => {
    if (!prefersReducedData()) void fetchInTurn(readCodeManifest().navigation);
  });
}

/**
 * Starting all requests at once would cause a long task on a slow phone (about 100 ms for 30 files, as of
 * November 2026).
 */
async function fetchInTurn(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await fetch(file, { priority: 'low' })
      .then((response) => response.blob())
      // Errors are ignored: opening the page retries the request and reports any error.
      .catch(() => undefined);
  }
}

function prefetch(link: HTMLAnchorElement) {
  if (link.origin !== window.location.origin || !link.pathname.startsWith(BASE_PATH)) return;
  if (prefersReducedData()) return;
  const { path, page } = findRoute(siteAddress(link.pathname));
  // Errors are ignored: opening the page retries the request and reports any error.
  if (path) loadWhole(page).catch(() => undefined);
}
