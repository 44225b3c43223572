import { useEffect, useState } from 'react';
import type { SearchResult } from '../engine/searchEngine';
import { useSearchEngine } from './useSearchEngine';

interface SearchAnswer {
  /** `null` while the engine or the index loads. */
  results: readonly SearchResult[] | null;
  /** True if the last attempt to load the engine or the index failed. */
  failed: boolean;
  retry: () => void;
}

/**
 * Loads the pieces of the index that a query needs, and returns its results.
 *
 * @param query - the query as typed
 */
export function useSearchResults(query: string): SearchAnswer {
  const { engine, failed, retry } = useSearchEngine();
  /** The last query for which pieces of the index couldn't be fetched. */
  const [lost, setLost] = useState<string | null>(null);
  const [, setPrepared] = useState('');
  const results = engine?.search(query) ?? null;
  const isLost = lost === query;

  useEffect(() => {
    if (!engine || isLost) return undefined;
    let isCurrent = true;
    engine.prepare(query).then(
      () => isCurrent && setPrepared(query),
      () => isCurrent && setLost(query),
    );
    return () => {
      isCurrent = false;
    };
  }, [engine, query, isLost]);

  return {
    results,
    failed: failed || (isLost && results === null),
    retry: failed ? retry : () => setLost(null),
  };
}
