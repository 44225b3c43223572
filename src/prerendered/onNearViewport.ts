/** Distance that counts as near the viewport: about as far as one flick scrolls, and less than a screen. */
const NEAR = '200px';

/** Events that show that a visitor is using a section or is about to use it. */
const EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click'] as const;
const CAPTURE = { capture: true, passive: true } as const;

/**
 * Calls `onNear` when an element is near the viewport, or on the first pointer, touch, or focus event in it.
 * Calls it immediately if the browser doesn't support `IntersectionObserver`.
 *
 * @param element - the element to watch
 * @param onNear - must be idempotent, because every later event calls it again
 * @returns a cleanup function
 */
export function onNearViewport(element: Element, onNear: () => void): () => void {
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
  observer.observe(element);
  for (const type of EVENTS) element.addEventListener(type, onNear, CAPTURE);
  return () => {
    observer.disconnect();
    for (const type of EVENTS) element.removeEventListener(type, onNear, CAPTURE);
  };
}
