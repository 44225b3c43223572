import { MIN_QUERY, type SearchResult } from './searchEngine';
import { GROUP_NAMES } from './searchGroups';
import { SUGGESTIONS, type SearchOffer } from './suggestions';

/** What the dialog shows for a query. */
export interface SearchState {
  /** `updating`: results of what was typed before. */
  kind: 'suggestions' | 'results' | 'updating' | 'empty' | 'loading' | 'failed';
  offers: readonly SearchOffer[];
}

/**
 * @param query - what the visitor typed
 * @param results - what was found, `null` while it is on its way
 * @param failed - whether it could not be fetched
 * @param shown - the results shown before, which stay until there are others
 * @returns the state and the offers to choose from; suggestions wherever there is no result to show
 */
export function searchState(
  query: string,
  results: readonly SearchResult[] | null,
  failed: boolean,
  shown: readonly SearchOffer[],
): SearchState {
  if (failed) return { kind: 'failed', offers: SUGGESTIONS };
  if (query.trim().length < MIN_QUERY) return { kind: 'suggestions', offers: SUGGESTIONS };
  if (!results) return { kind: shown.length > 0 ? 'updating' : 'loading', offers: shown };
  return results.length > 0
    ? { kind: 'results', offers: results.map(toOffer) }
    : { kind: 'empty', offers: SUGGESTIONS };
}

function toOffer({ id, group, within, address, title, summary, words }: SearchResult): SearchOffer {
  return { id, address, group: GROUP_NAMES[group], within, title, summary, words };
}

/**
 * @param state - what is shown
 * @param query - what the visitor typed
 * @returns the state in words, for those who do not see the list; empty where there is nothing to say
 */
export function describeState({ kind, offers }: SearchState, query: string): string {
  switch (kind) {
    case 'suggestions':
    case 'updating':
      return '';
    case 'loading':
      return 'Loading search.';
    case 'failed':
      return "Search didn't load.";
    case 'empty':
      return `No results for “${query.trim()}”.`;
    case 'results':
      return offers.length === 1 ? '1 result' : `${offers.length} results`;
  }
}
