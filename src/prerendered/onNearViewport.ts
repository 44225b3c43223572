/** How close to the viewport counts as near: as far as a flick scrolls, and less than a second screen. */
const NEAR = '200px';

/** Signs that a visitor uses a stretch of a page or is about to. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click'] as const;
const CAPTURE = { capture: true, passive: true } as const;

/**
 * Calls back once, when an element comes near the window or at the first touch, pointer or focus in it; at once in a
 * browser that cannot tell.
 *
 * @param element - what to watch
 * @param onNear - called once; may be called again after a failure by the next sign
 * @returns a function that takes all listeners away
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
  for (const sign of SIGNS) element.addEventListener(sign, onNear, CAPTURE);
  return () => {
    observer.disconnect();
    for (const sign of SIGNS) element.removeEventListener(sign, onNear, CAPTURE);
  };
}
