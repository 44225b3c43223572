import type MiniSearch from 'minisearch';
import type { Options, Query, SearchOptions } from 'minisearch';
import { canFillBrand, fillBrand } from '../brand/fillBrand';
import { lazyModule } from '../prerendered/lazyModule';
import { prefersReducedData } from '../site/connection';
import { IndexShards } from './IndexShards';
import { isOneTypoAway } from './isOneTypoAway';
import { partialIndex } from './partialIndex';
import { MAX_OF_GROUP, groupOf, type SearchGroup } from './searchGroups';
import {
  INDEX_OPTIONS,
  indexedWord,
  SEARCH_KINDS,
  SEPARATORS,
  type IndexHead,
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
  group: SearchGroup;
}

export interface SearchEngine {
  /**
   * @param query - what the visitor typed
   * @returns at most twelve results, by group and best first within each; none for a query under `MIN_QUERY` characters, `null` while pieces of the
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
  /** By term the fields that have it. */
  match: Record<string, string[]>;
}

interface Grouped extends Found {
  group: SearchGroup;
}

const WEIGHTS: SearchOptions = { boost: { title: 4, headings: 2, summary: 1.5 } };

const ALL_WORDS: SearchOptions = { combineWith: 'AND', prefix: true };
const ANY_WORD: SearchOptions = { combineWith: 'OR', prefix: true };

/** The words of a query were chosen by `selectiveWords`; the index's own rules must not take any of them away. */
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

  function find(words: string): Found[] | null {
    const typed = words.split(' ');
    const ranges = typed.map((word) => [word, `${word}\uffff`] as const);
    const exact = shards.termsOf(ranges);
    if (!exact) return null;
    const found = indexOf(exact).search(words, ALL_WORDS) as unknown as Found[];
    if (found.length > 0) return found;
    const titleTerms = shards.vocabulary();
    if (!titleTerms) return null;
    const known = exact.flat();
    // A word that exists, or begins one that does, isn't taken for a typo.
    const meant = typed.map((word) =>
      known.some(([term]) => term.startsWith(word))
        ? [word]
        : titleTerms.filter((term) => isOneTypoAway(word, term)),
    );
    const all = shards.termsOf([...ranges, ...meant.flat().map((term) => [term, term] as const)]);
    return all && searchMeant(indexOf(all), meant);
  }

  function answer(query: string): SearchResult[] | null {
    const words = selectiveWords(query.toLowerCase());
    if (query.trim().length < MIN_QUERY || words === '') return [];
    const found = find(words);
    if (!found) return null;
    const shown = spread(found, words.split(' '), INDEX_HEAD);
    const entries = shards.entriesOf(shown.map(({ id }) => id));
    if (!entries) return null;
    const results = shown.flatMap((one, index) => toResult(one, entries[index]));
    return exactFirst(results, query.trim().toLowerCase());
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
      if (!isAnswered && query.trim().length >= MIN_QUERY && !prefersReducedData()) {
        isAnswered = true;
        void shards.fetchAhead();
      }
    },
  };
});

/** The words worth looking up. The last one always stays: it may be the start of a longer word. */
function selectiveWords(query: string): string {
  const words = query.split(SEPARATORS).filter(Boolean);
  return words
    .filter((word, index) => index === words.length - 1 || indexedWord(word) !== null)
    .join(' ');
}

/** Finds entries with all words, or any of them if there are none. Each word is a list of the terms it may mean. */
function searchMeant(index: MiniSearch, meant: readonly string[][]): Found[] {
  const queries: Query[] = meant
    .filter((terms) => terms.length > 0)
    .map((terms) => ({ combineWith: 'OR', queries: terms }));
  if (queries.length === 0) return [];
  const found = queries.length === meant.length ? index.search({ ...ALL_WORDS, queries }) : [];
  return found.length > 0 ? found : index.search({ ...ANY_WORD, queries });
}

function toResult({ id, terms, group }: Grouped, entry: SearchEntry | undefined): SearchResult[] {
  if (!entry || !canFillBrand(entry.summary)) return [];
  const { title, summary } = entry;
  return [
    {
      ...entry,
      id,
      group,
      title: fillBrand(title),
      summary: fillBrand(summary),
      words: new Set(terms),
    },
  ];
}

/** Puts what has just the words of the query as its title first of its group. */
function exactFirst(results: readonly SearchResult[], query: string): SearchResult[] {
  const misses = ({ title }: SearchResult) => Number(title.toLowerCase() !== query);
  return results.toSorted((a, b) => a.group - b.group || misses(a) - misses(b));
}

/** Orders what was found by group, and takes no more of each page and group than leaves room for others. */
function spread(
  found: readonly Found[],
  words: readonly string[],
  { pages, kinds }: IndexHead,
): Grouped[] {
  const ofPage = new Map<number | undefined, number>();
  const ofGroup = new Map<SearchGroup, number>();
  return found
    .map((one) => ({ ...one, group: groupOf(SEARCH_KINDS[kinds[one.id] ?? 0], one.match, words) }))
    .sort((a, b) => a.group - b.group)
    .filter(({ id, group }) => {
      const page = (ofPage.get(pages[id]) ?? 0) + 1;
      const inGroup = (ofGroup.get(group) ?? 0) + 1;
      if (page > MAX_OF_PAGE || inGroup > MAX_OF_GROUP[group]) return false;
      ofPage.set(pages[id], page);
      ofGroup.set(group, inGroup);
      return true;
    })
    .slice(0, MAX_RESULTS);
}
