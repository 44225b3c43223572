import { NEXT_REL } from '../site/speculationRules';
import { hasUnsavedWork } from '../site/unsavedWork';

/**
 * Decides which links to leave to the browser because it has probably rendered their page already. No API
 * says whether it has.
 */

/** How long the pointer must have been on a link, in ms: the browser starts after 200. */
const MIN_HOVER = 500;

/** Session storage entry: the page that was expected to be rendered ahead of time, or `OFF`. */
const STORAGE_KEY = 'prerendered';
/** Stored if the browser hadn't rendered a page as expected, such as when it saves energy. */
const OFF = 'off';

interface Hover {
  link: HTMLAnchorElement;
  /** Time of the event, in ms since navigation start. */
  since: number;
}

let hover: Hover | null = null;

/**
 * Watches how long the pointer is on a link.
 *
 * @returns a function that stops watching
 */
export function watchHover(): () => void {
  function onPointerOver({ target, timeStamp, pointerType }: PointerEvent) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === hover?.link) return;
    hover = link && pointerType === 'mouse' ? { link, since: timeStamp } : null;
  }
  document.addEventListener('pointerover', onPointerOver, { passive: true });
  return () => document.removeEventListener('pointerover', onPointerOver);
}

/**
 * @param link - a link to another page of the site
 * @param event - the click on it
 * @returns true if the browser has probably rendered the page already
 */
export function isProbablyPrerendered(link: HTMLAnchorElement, event: MouseEvent): boolean {
  // Keyboards and scripts (`detail` is 0) give the browser no hint.
  if (event.detail === 0 || !hasRules()) return false;
  // Offline, only a service worker answers if the page hasn't been rendered.
  if (!navigator.onLine && !navigator.serviceWorker?.controller) return false;
  const isAhead =
    link.relList.contains(NEXT_REL) ||
    (hover?.link === link && event.timeStamp - hover.since >= MIN_HOVER);
  // Another document would lose what's only in memory.
  return isAhead && !hasUnsavedWork() && rememberExpected(link.href);
}

/** Remembers it if the browser didn't render this page ahead of time as expected. */
export function checkExpectation(): void {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) !== location.href) return;
    const [entry] = performance.getEntriesByType('navigation');
    const { activationStart = 0 } = (entry ?? {}) as { activationStart?: number };
    sessionStorage.setItem(STORAGE_KEY, activationStart > 0 ? '' : OFF);
  } catch {
    // Without storage, no page is expected to be rendered ahead of time.
  }
}

/** @returns true if the browser supports the document's rules and nothing has removed them */
export function hasRules(): boolean {
  return (
    'prerendering' in document && document.querySelector('script[type="speculationrules"]') !== null
  );
}

/**
 * Remembers a page that's expected to be rendered ahead of time.
 *
 * @returns false if the browser didn't render an expected page before, or nothing can be stored
 */
function rememberExpected(href: string): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === OFF) return false;
    sessionStorage.setItem(STORAGE_KEY, href);
    return true;
  } catch {
    return false;
  }
}
