import { type RefObject, useEffect, useState } from 'react';

/**
 * Tells whether any part of an element can be seen in the window.
 *
 * @param element - a ref that keeps its element
 * @param margin - how far around the window still counts, as a CSS length; `0px` is the window itself
 * @returns `false` until the browser has looked, and where it cannot look
 */
export function useInView(element: RefObject<Element | null>, margin: string): boolean {
  const [isInView, setInView] = useState(false);

  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);

  return isInView;
}
