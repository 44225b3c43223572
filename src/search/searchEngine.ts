import type { Options, SearchOptions } from 'minisearch';
import { fillBrand } from '../brand/fillBrand';
import { lazyModule } from '../prerendered/lazyModule';
import { INDEX_OPTIONS, indexedWord, SEPARATORS, type SearchEntry } from './searchModel';

/** The most results of one query, and of one page within them: passages of a page must not push out all others. */
const MAX_RESULTS = 12;
const MAX_OF_PAGE = 3;

/** The shortest query that is looked up; a single letter begins too many words. */
export const MIN_QUERY = 2;

/** A page or passage that was found. */
export interface SearchResult extends SearchEntry {
  /** Unique in the index; addresses are not. */
  id: number;
  /** The words of the index that were matched, in lower case. */
  words: ReadonlySet<string>;
}

export interface SearchEngine {
  /**
   * @param query - what the visitor typed
   * @returns at most twelve results, best first; none for a query under `MIN_QUERY` characters
   */
  search: (query: string) => SearchResult[];
}

/** What MiniSearch gives back: a stored entry, and what matched it. */
type FoundEntry = SearchEntry & { id: number; terms: string[] };

const WEIGHTS: SearchOptions = { boost: { title: 4, headings: 2, summary: 1.5 } };

/** From strict to lenient: the first that finds something counts, so that a right word brings no lookalikes. */
const ATTEMPTS: readonly SearchOptions[] = [
  { combineWith: 'AND', prefix: true },
  { combineWith: 'AND', prefix: true, fuzzy: allowedTypos },
  { combineWith: 'OR', prefix: true, fuzzy: allowedTypos },
];

/** The words of a query were chosen by `telling`; the index's own rules must not take any of them away. */
const AS_TYPED: SearchOptions = {
  tokenize: (words) => words.split(' '),
  processTerm: (word) => word.toLowerCase(),
};

/**
 * MiniSearch with the site's index. Both are fetched when first asked for; from then on a search needs no network.
 */
export const searchEngine = lazyModule<SearchEngine>(async () => {
  const [{ default: MiniSearch }, index] = await Promise.all([
    import(/* webpackChunkName: "search-engine" */ 'minisearch'),
    import(/* webpackChunkName: "search-index" */ '../../.generated/searchIndex.json'),
  ]);
  const options: Options = { ...INDEX_OPTIONS, searchOptions: WEIGHTS };
  const miniSearch = MiniSearch.loadJS(index.default, options);

  function find(words: string): SearchResult[] {
    for (const attempt of ATTEMPTS) {
      const found = miniSearch.search(words, { ...attempt, ...AS_TYPED });
      if (found.length > 0) {
        // The stored fields are those of `INDEX_OPTIONS`, which MiniSearch's types do not tell.
        return found.map((result) => toResult(result as unknown as FoundEntry));
      }
    }
    return [];
  }

  return {
    search: (query) =>
      query.trim().length < MIN_QUERY ? [] : spreadOverPages(find(telling(query))),
  };
});

/** The words worth looking up. The last one stays whatever it is: it may be the beginning of another. */
function telling(query: string): string {
  const words = query.split(SEPARATORS).filter(Boolean);
  return words
    .filter((word, index) => index === words.length - 1 || indexedWord(word) !== null)
    .join(' ');
}

/** How many letters may differ: none in short words, which are all near each other. */
function allowedTypos(word: string): number | boolean {
  if (word.length < 4) return false;
  return word.length < 6 ? 1 : 2;
}

function toResult({ id, kind, address, title, summary, within, terms }: FoundEntry): SearchResult {
  return {
    id,
    kind,
    address,
    title: fillBrand(title),
    summary: fillBrand(summary),
    within,
    words: new Set(terms),
  };
}

function spreadOverPages(results: readonly SearchResult[]): SearchResult[] {
  const shown = new Map<string, number>();
  return results
    .filter(({ address }) => {
      const page = address.replace(/#.*/, '');
      const count = (shown.get(page) ?? 0) + 1;
      shown.set(page, count);
      return count <= MAX_OF_PAGE;
    })
    .slice(0, MAX_RESULTS);
}
