import { useEffect, useState } from 'react';
import { countRecordings } from '../../mock/voice/takes';

export interface Recordings {
  /** Number of recorded interviews. */
  count: number;
  /** Size of all recordings. */
  bytes: number;
}

/** Counts the voice recordings of mock interviews once; undefined until then, and while prerendering. */
export function useRecordings(): Recordings | undefined {
  const [recordings, setRecordings] = useState<Recordings>();

  useEffect(() => {
    if (!('indexedDB' in window)) return undefined;
    let isCurrent = true;
    void countRecordings().then((found) => {
      if (isCurrent) setRecordings(found);
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  return recordings;
}
