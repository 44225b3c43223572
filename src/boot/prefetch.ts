import { whenIdle } from '../prerendered/whenIdle';
import { BASE_PATH } from '../site/basePath';
import { prefersReducedData } from '../site/connection';
import { hasRules } from '../app/prerenderedLinks';
import { findRoute } from '../app/routes';
import { siteAddress } from '../site/siteAddress';
import { NEXT_REL } from '../site/speculationRules';
import { loadWhole } from '../app/wholePage';

/**
 * Loads a page's code when a link to it is hovered, focused or touched, and the next lesson's when the browser is
 * idle. Does nothing if the visitor prefers reduced data. The listeners are on the document, so links work before
 * they are hydrated.
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

  whenIdle(fetchNextLesson);

  return () => {
    for (const intent of intents) document.removeEventListener(intent, onIntent);
  };
}

/** Loads the next lesson's text on a lesson, in browsers that don't render the next page ahead of time. */
function fetchNextLesson() {
  if (hasRules() || !findRoute(siteAddress(window.location.pathname)).id.startsWith('lesson-'))
    return;
  const next = document.querySelector<HTMLAnchorElement>(`a[rel~="${NEXT_REL}"]`);
  if (next) prefetch(next);
}

function prefetch(link: HTMLAnchorElement) {
  if (link.origin !== window.location.origin || !link.pathname.startsWith(BASE_PATH)) return;
  if (prefersReducedData()) return;
  const { path, page } = findRoute(siteAddress(link.pathname));
  // Errors are ignored: opening the page retries the request and reports any error.
  if (path) loadWhole(page).catch(() => undefined);
}
