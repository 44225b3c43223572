import { useEffect, useState } from 'react';
import type { Outlines } from '../../../content/outlines/courseOutline';
import { outlines } from '../../../progress/lazyOutlines';

/**
 * Returns the outlines of all courses and programs, or `null` while they're loading or if they can't be
 * loaded.
 */
export function useOutlines(): Outlines | null {
  const [loaded, setLoaded] = useState(() => outlines.current?.OUTLINES ?? null);

  useEffect(() => {
    outlines.load().then(
      ({ OUTLINES }) => setLoaded(OUTLINES),
      // Ignores the error: readers can still mark the lesson as done, but the page doesn't tell them if they
      // have finished a module, course, or program.
      () => undefined,
    );
  }, []);

  return loaded;
}
