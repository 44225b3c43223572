import type MiniSearch from 'minisearch';
import type { Options, SearchOptions } from 'minisearch';
import { canFillBrand, fillBrand } from '../brand/fillBrand';
import { lazyModule } from '../prerendered/lazyModule';
import { isSparingConnection } from '../site/connection';
import { IndexShards } from './IndexShards';
import { partialIndex, vocabularyIndex } from './partialIndex';
import {
  INDEX_OPTIONS,
  indexedWord,
  SEPARATORS,
  type SearchEntry,
  type TermShard,
} from './searchModel';

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
   * @returns at most twelve results, best first; none for a query under `MIN_QUERY` characters, `null` while pieces of the
   *   index are missing that `prepare` fetches
   */
  search: (query: string) => SearchResult[] | null;
  /**
   * Fetches what a search needs.
   *
   * @throws if a piece of the index cannot be fetched
   */
  prepare: (query: string) => Promise<void>;
}

/** What MiniSearch finds: a document, and the terms that matched it. */
interface Found {
  id: number;
  terms: string[];
}

const WEIGHTS: SearchOptions = { boost: { title: 4, headings: 2, summary: 1.5 } };

const STRICT: SearchOptions = { combineWith: 'AND', prefix: true };

/** Tried after that, from strict to lenient: the first that finds something counts, so that a right word brings no lookalikes. */
const LENIENT: readonly SearchOptions[] = [
  { combineWith: 'AND', prefix: true, fuzzy: allowedTypos },
  { combineWith: 'OR', prefix: true, fuzzy: allowedTypos },
];

/** The words of a query were chosen by `telling`; the index's own rules must not take any of them away. */
const AS_TYPED: SearchOptions = {
  tokenize: (words) => words.split(' '),
  processTerm: (word) => word,
};

/**
 * MiniSearch over the site's index. The engine and the head of the index are fetched when first asked for, then the shards
 * that a query needs: what they are made into ranks as the whole index does.
 */
export const searchEngine = lazyModule<SearchEngine>(async () => {
  const [{ default: MiniSearch }, { INDEX_FILES, INDEX_HEAD }] = await Promise.all([
    import(/* webpackChunkName: "search-engine" */ 'minisearch'),
    import(/* webpackChunkName: "search-index" */ '../../.generated/searchFiles'),
  ]);
  const shards = new IndexShards(INDEX_HEAD, INDEX_FILES);
  const options: Options = { ...INDEX_OPTIONS, searchOptions: { ...WEIGHTS, ...AS_TYPED } };
  let isAnswered = false;
  /** A list is drawn again for each key that moves its marker. */
  let last: { query: string; results: SearchResult[] } | null = null;

  function indexOf(terms: readonly TermShard[]): MiniSearch {
    return MiniSearch.loadJS(partialIndex(INDEX_HEAD, terms.flat()), options);
  }

  /** The terms that one of the words may have been meant for. */
  function lookalikes(words: string): string[] | null {
    const terms = shards.vocabulary();
    if (!terms) return null;
    const vocabulary = MiniSearch.loadJS(vocabularyIndex(terms), options);
    return vocabulary.search(words, LENIENT.at(-1)).flatMap(({ terms: matched }) => matched);
  }

  function find(words: string): Found[] | null {
    const ranges = words.split(' ').map((word) => [word, `${word}\uffff`] as const);
    const exact = shards.termsOf(ranges);
    if (!exact) return null;
    const found = indexOf(exact).search(words, STRICT) as unknown as Found[];
    if (found.length > 0) return found;
    const similar = lookalikes(words);
    const all = similar && shards.termsOf(similar.map((term) => [term, term] as const));
    if (!all) return null;
    const index = indexOf(all);
    for (const attempt of LENIENT) {
      const lenient = index.search(words, attempt) as unknown as Found[];
      if (lenient.length > 0) return lenient;
    }
    return [];
  }

  function answer(query: string): SearchResult[] | null {
    const words = telling(query.toLowerCase());
    if (query.trim().length < MIN_QUERY || words === '') return [];
    const found = find(words);
    if (!found) return null;
    const shown = spreadOverPages(found, INDEX_HEAD.pages);
    const entries = shards.entriesOf(shown.map(({ id }) => id));
    return entries && shown.flatMap((one, index) => toResult(one, entries[index]));
  }

  function search(query: string): SearchResult[] | null {
    if (last?.query === query) return last.results;
    const results = answer(query);
    if (results) last = { query, results };
    return results;
  }

  return {
    search,
    async prepare(query) {
      // What is missing shows step by step: the terms, what they may have been meant for, the documents.
      while (search(query) === null) await shards.fetchMissing();
      if (!isAnswered && query.trim().length >= MIN_QUERY && !isSparingConnection()) {
        isAnswered = true;
        void shards.fetchAhead();
      }
    },
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

function toResult({ id, terms }: Found, entry: SearchEntry | undefined): SearchResult[] {
  if (!entry || !canFillBrand(entry.summary)) return [];
  const { title, summary } = entry;
  return [
    {
      ...entry,
      id,
      title: fillBrand(title),
      summary: fillBrand(summary),
      words: new Set(terms),
    },
  ];
}

function spreadOverPages(found: readonly Found[], pages: readonly number[]): Found[] {
  const shown = new Map<number | undefined, number>();
  return found
    .filter(({ id }) => {
      const count = (shown.get(pages[id]) ?? 0) + 1;
      shown.set(pages[id], count);
      return count <= MAX_OF_PAGE;
    })
    .slice(0, MAX_RESULTS);
}
