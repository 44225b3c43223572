/** How near to the window a stretch of a page must come before it is wanted: a flick's way, and not the second window. */
const NEAR = '200px';

/** Signs that a visitor uses a stretch of a page or is about to. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click'] as const;
const CAPTURE = { capture: true, passive: true } as const;

/**
 * Calls back once, when an element comes near the window or at the first touch, pointer or focus in it; at once in a
 * browser that cannot tell.
 *
 * @param element - what to watch
 * @param onWanted - called once; may be called again after a failure by the next sign
 * @returns a function that takes all listeners away
 */
export function whenWanted(element: Element, onWanted: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onWanted();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onWanted();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  for (const sign of SIGNS) element.addEventListener(sign, onWanted, CAPTURE);
  return () => {
    observer.disconnect();
    for (const sign of SIGNS) element.removeEventListener(sign, onWanted, CAPTURE);
  };
}
