import { useEffect, useState } from 'react';
import type { Outlines } from '../../../content/courseOutline';
import { outlines } from '../../../progress/lazyOutlines';

/** @returns the outlines of all courses and programs once they are there; `null` before, and where they cannot be fetched */
export function useOutlines(): Outlines | null {
  const [loaded, setLoaded] = useState(() => outlines.current?.OUTLINES ?? null);

  useEffect(() => {
    outlines.load().then(
      ({ OUTLINES }) => setLoaded(OUTLINES),
      // The lesson can be marked all the same; what it finishes is not said.
      () => undefined,
    );
  }, []);

  return loaded;
}
