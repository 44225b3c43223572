/** How close to the viewport counts as near: what takes a moment to load starts before the reader reaches it. */
const NEAR = '300px';

/**
 * Calls back once, when an element comes near the viewport.
 *
 * @param element - what to watch
 * @param onNear - called at once in a browser that cannot tell
 * @returns a function that stops watching
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
