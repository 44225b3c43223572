/** Distance that counts as near the viewport: about as far as one flick scrolls, and less than a screen. */
const NEAR = '200px';

/** Events that show that a visitor is using a section or is about to use it. */
const EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click'] as const;
const CAPTURE = { capture: true, passive: true } as const;

/** Events that show that a visitor is using the page. */
const PAGE_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
] as const;

/**
 * Calls `onNear` when an element is near the viewport, or on the first pointer, touch, or focus event in it.
 * Calls it immediately if the browser doesn't support `IntersectionObserver`.
 *
 * @param element - the element to watch
 * @param onNear - must be idempotent, because every later event calls it again
 * @param waitsForUse - true to watch the element only once the visitor uses the page
 * @returns a cleanup function
 */
export function onNearViewport(
  element: Element,
  onNear: () => void,
  waitsForUse = false,
): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onNear();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    },
    { rootMargin: NEAR },
  );
  const watch = () => observer.observe(element);
  const endWaiting = waitsForUse && window.scrollY === 0 ? onFirstUse(watch) : watch();
  for (const type of EVENTS) element.addEventListener(type, onNear, CAPTURE);
  return () => {
    endWaiting?.();
    observer.disconnect();
    for (const type of EVENTS) element.removeEventListener(type, onNear, CAPTURE);
  };
}

function onFirstUse(onUse: () => void): () => void {
  const watch = new AbortController();
  const options = { ...CAPTURE, signal: watch.signal };
  for (const type of PAGE_EVENTS) {
    window.addEventListener(
      type,
      () => {
        watch.abort();
        onUse();
      },
      options,
    );
  }
  return () => watch.abort();
}
