import { useEffect, useState } from 'react';
import type { SearchResult } from './searchEngine';
import { useSearchEngine } from './useSearchEngine';

interface SearchAnswer {
  /** `null` while engine or index are on their way. */
  results: readonly SearchResult[] | null;
  /** Whether the last attempt to fetch them failed. */
  failed: boolean;
  /** Tries again. */
  retry: () => void;
}

/**
 * Fetches what a query needs, and answers it.
 *
 * @param query - what the visitor typed
 */
export function useSearchResults(query: string): SearchAnswer {
  const { engine, failed, retry } = useSearchEngine();
  /** The query whose pieces of the index could not be fetched. */
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
