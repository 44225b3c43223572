import { whenIdle } from '../prerendered/whenIdle';
import { BASE_PATH } from '../site/basePath';
import { readCodeManifest } from '../site/codeManifest';
import { prefersReducedData } from '../site/connection';
import { findRoute } from '../app/routes';
import { siteAddress } from '../site/siteAddress';
import { loadWhole } from '../app/wholePage';

/**
 * Gets the code of a page ready when a link to it is hovered, focused or touched, and fetches that of the navigation's
 * pages when the browser is idle. Never on a connection to be spared. One listener serves every link of the
 * document, whether its part of the page is hydrated or not.
 *
 * @returns a function that takes the listeners away
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

/**
 * Fetches the navigation's pages into the browser's cache and runs nothing: one that is never opened costs a phone only the
 * transfer.
 */
function fetchNavigationWhenIdle() {
  whenIdle(() => {
    if (prefersReducedData()) return;
    for (const file of readCodeManifest().navigation) {
      fetch(file, { priority: 'low' })
        .then((response) => response.blob())
        // A failure shows when the page is asked for; until then it concerns nobody.
        .catch(() => undefined);
    }
  });
}

function prefetch(link: HTMLAnchorElement) {
  if (link.origin !== window.location.origin || !link.pathname.startsWith(BASE_PATH)) return;
  if (prefersReducedData()) return;
  const { path, page } = findRoute(siteAddress(link.pathname));
  // A failure shows when the page is asked for; until then it concerns nobody.
  if (path) loadWhole(page).catch(() => undefined);
}
