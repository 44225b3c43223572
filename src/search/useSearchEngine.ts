import { useEffect, useState } from 'react';
import { searchEngine, type SearchEngine } from './searchEngine';

interface LoadedEngine {
  /** `null` until it has loaded. */
  engine: SearchEngine | null;
  /** Whether the last attempt to fetch it failed. */
  failed: boolean;
  /** Tries again. */
  retry: () => void;
}

/** Fetches the search engine when the component first shows. */
export function useSearchEngine(): LoadedEngine {
  const [engine, setEngine] = useState(() => searchEngine.current);
  const [failed, setFailed] = useState(false);

  function fetchEngine() {
    searchEngine.load().then(setEngine, () => setFailed(true));
  }

  useEffect(fetchEngine, []);

  function retry() {
    setFailed(false);
    fetchEngine();
  }

  return { engine, failed, retry };
}
