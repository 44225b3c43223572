import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses an element, such as a heading, and scrolls to it after rendering.
 *
 * @param isWanted - true after a click on a button that no longer exists
 * @returns a ref for the element
 */
export function useFocusIf<T extends HTMLElement>(isWanted: boolean): RefObject<T | null> {
  const element = useRef<T>(null);

  useEffect(() => {
    if (!isWanted) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView();
  }, [isWanted]);

  return element;
}
