import { useEffect, useRef } from 'react';

/**
 * Brings the line starts back into sight after a run: typing a long line scrolls them away, and what a run tells is read
 * beside the lines.
 *
 * @param result - what the last run gave; not what it was at first
 * @param scrollBack - does it
 */
export function useScrollBack(result: unknown, scrollBack: () => void): void {
  const before = useRef(result);
  useEffect(() => {
    if (before.current === result) return;
    before.current = result;
    scrollBack();
  }, [result, scrollBack]);
}
