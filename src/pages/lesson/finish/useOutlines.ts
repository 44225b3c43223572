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
      // The lesson can still be marked as done, without announcing a finished module, course, or program.
      () => undefined,
    );
  }, []);

  return loaded;
}
