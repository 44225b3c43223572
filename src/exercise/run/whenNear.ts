/** How near to the window counts: what takes a moment to get there is begun before the reader comes to it. */
const NEAR = '300px';

/**
 * Calls back once, when an element comes near the window.
 *
 * @param element - what to watch
 * @param onNear - called at once in a browser that cannot tell
 * @returns a function that ends it
 */
export function whenNear(element: Element, onNear: () => void): () => void {
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
