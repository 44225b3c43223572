import { useEffect, useState, type RefObject } from 'react';

/**
 * @param end - the end of a lesson
 * @returns whether the reader has come to it since the page was opened; `false` where nothing can tell
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
