import * as texts from '../../texts/en/search';
import { MIN_QUERY, type SearchResult } from '../engine/searchEngine';
import { SUGGESTIONS, type SearchOffer } from './suggestions';

/** The search dialog's state for a query. */
export interface SearchState {
  /** `updating`: shows the previous query's results while new ones load. */
  kind: 'suggestions' | 'results' | 'updating' | 'empty' | 'loading' | 'failed';
  offers: readonly SearchOffer[];
}

/**
 * Derives the dialog's state from a query and its results.
 *
 * @param query - the query as typed
 * @param results - results; `null` while loading
 * @param failed - true if loading failed
 * @param shown - results of the previous query, kept until new ones arrive
 * @returns the state, with suggestions if the query is too short, nothing matches, or loading failed
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
  return { id, address, group: texts.groups[group], within, title, summary, words };
}

/**
 * Describes the state for screen readers.
 *
 * @param state - the dialog's state
 * @param query - the query as typed
 * @returns text for the live region; empty if there's nothing to announce
 */
export function describeState({ kind, offers }: SearchState, query: string): string {
  switch (kind) {
    case 'suggestions':
    case 'updating':
      return '';
    case 'loading':
      return texts.announcements.loading;
    case 'failed':
      return texts.announcements.failed;
    case 'empty':
      return texts.announcements.noResults(query.trim());
    case 'results':
      return texts.announcements.results(offers.length);
  }
}
