import { useEffect, useRef } from 'react';

/**
 * Scrolls back to the start of the lines after a run, because typing a long line scrolls them out of view.
 *
 * @param result - result of the last run; every change after the first render triggers a scroll
 * @param scrollBack - scrolls the field; must be memoized
 */
export function useScrollBack(result: unknown, scrollBack: () => void): void {
  const previous = useRef(result);
  useEffect(() => {
    if (previous.current === result) return;
    previous.current = result;
    scrollBack();
  }, [result, scrollBack]);
}
