import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings an element that takes focus, such as a heading, to the reader when it is rendered.
 *
 * @param isWanted - whether a press led to it, whose button is gone
 * @returns the element's ref
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
