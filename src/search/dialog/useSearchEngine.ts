import { useEffect, useState } from 'react';
import { searchEngine, type SearchEngine } from '../engine/searchEngine';

interface LoadedEngine {
  /** The search engine; `null` until it has loaded. */
  engine: SearchEngine | null;
  /** True if the last attempt to load the engine failed. */
  failed: boolean;
  retry: () => void;
}

/** Loads the search engine when the component mounts. */
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
