/** Margin around the viewport, so that loading starts before the reader gets there. */
const NEAR = '300px';

/**
 * Calls a function once, when an element comes near the viewport.
 *
 * @param element - element to observe
 * @param onNear - called immediately if the browser doesn't support `IntersectionObserver`
 * @returns a function that stops observing
 */
export function onceNearViewport(element: Element, onNear: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onNear();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
