/**
 * Calls a function once, when an element is on screen or near it.
 *
 * @param element - element to observe
 * @param margin - how close counts as near, as a CSS length
 * @param onSeen - called immediately if the browser doesn't support `IntersectionObserver`
 * @returns a function that stops observing
 */
export function onceInView(element: Element, margin: string, onSeen: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onSeen();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onSeen();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
