import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns true if any part of an element is in or near the viewport.
 *
 * @param element - a ref whose element doesn't change
 * @param margin - how close to the viewport counts as near, as a CSS length; `0px` means in the viewport
 * @returns false before the first observation, and without IntersectionObserver support
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
