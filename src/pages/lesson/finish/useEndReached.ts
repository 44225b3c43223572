import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns true once the reader has scrolled to the end of a lesson; false without `IntersectionObserver`.
 *
 * @param end - element at the end of the lesson
 */
export function useEndReached(end: RefObject<Element | null>): boolean {
  const [isReached, setReached] = useState(false);

  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setReached(true);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end]);

  return isReached;
}
