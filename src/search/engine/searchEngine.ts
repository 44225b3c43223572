import type MiniSearch from 'minisearch';
import type { Options, Query, SearchOptions } from 'minisearch';
import { canFillBrand, fillBrand } from '../../brand/fillBrand';
import { lazyModule } from '../../prerendered/lazyModule';
import { prefersReducedData } from '../../site/connection';
import { folded } from '../../site/folded';
import { IndexShards } from './IndexShards';
import { answers, isFormOf, meantBy, onlyMeant, stemOf, type Match } from './meantTerms';
import { partialIndex } from './partialIndex';
import { MAX_OF_GROUP, byGroup, groupOf, type SearchGroup } from './searchGroups';
import {
  INDEX_OPTIONS,
  indexedWord,
  SEARCH_KINDS,
  SEPARATORS,
  type IndexHead,
  type SearchEntry,
  type SearchKind,
  type TermShard,
} from './searchModel';

/**
 * Maximum results per query and per page. The per-page limit keeps one page's passages from crowding out all
 * other pages.
 */
const MAX_RESULTS = 12;
const MAX_OF_PAGE = 3;

/** Minimum query length; a single letter matches too many words. */
export const MIN_QUERY = 2;

/** A page or passage that matches a query. */
export interface SearchResult extends SearchEntry {
  /** Unique in the index, unlike `address`. */
  id: number;
  /** The indexed words that matched, in lowercase. */
  words: ReadonlySet<string>;
  group: SearchGroup;
}

export interface SearchEngine {
  /**
   * @param query - the query as typed
   * @returns at most 12 results, sorted by group and then best first; empty if the query is shorter than
   *   `MIN_QUERY`; `null` if `prepare` needs to fetch pieces of the index first
   */
  search: (query: string) => SearchResult[] | null;
  /**
   * Fetches the pieces of the index that a query needs.
   *
   * @throws if a piece can't be fetched
   */
  prepare: (query: string) => Promise<void>;
}

/** A MiniSearch result: a document and the terms that matched. */
interface Found extends Match {
  id: number;
}

interface Grouped extends Found {
  kind: SearchKind | undefined;
  group: SearchGroup;
}

const WEIGHTS: SearchOptions = { boost: { title: 4, headings: 2, summary: 1.5 } };

/** Weight of another form of a word than the one typed. */
const OTHER_FORM = 0.5;

const ALL_WORDS: SearchOptions = { combineWith: 'AND', prefix: true };
const ANY_WORD: SearchOptions = { combineWith: 'OR', prefix: true };

/**
 * Turns off MiniSearch's own tokenizing and filtering, which `selectiveWords` has already done for the query.
 */
const AS_TYPED: SearchOptions = {
  tokenize: (words) => words.split(' '),
  processTerm: (word) => word,
};

/**
 * MiniSearch over the site's index. Loads the engine and the index head first, then the shards that a query
 * needs; results rank as they would in the full index.
 */
export const searchEngine = lazyModule<SearchEngine>(async () => {
  const [{ default: MiniSearch }, { INDEX_FILES, INDEX_HEAD }] = await Promise.all([
    import(/* webpackChunkName: "search-engine" */ 'minisearch'),
    import(/* webpackChunkName: "search-index" */ '../../../.generated/searchFiles'),
  ]);
  const shards = new IndexShards(INDEX_HEAD, INDEX_FILES);
  const options: Options = { ...INDEX_OPTIONS, searchOptions: { ...WEIGHTS, ...AS_TYPED } };
  let isAnswered = false;
  /** Caches the last query, because the list rerenders on every arrow key press. */
  let last: { query: string; results: SearchResult[] } | null = null;

  function indexOf(terms: readonly TermShard[]): MiniSearch {
    return MiniSearch.loadJS(partialIndex(INDEX_HEAD, terms.flat()), options);
  }

  function find(words: string): Found[] | null {
    const typed = words.split(' ');
    const ranges = typed.map((word) => [stemOf(word), `${stemOf(word)}\uffff`] as const);
    const exact = shards.termsOf(ranges);
    if (!exact) return null;
    const known = exact.flat().map(([term]) => term);
    const queries = typed.map((word) => formsQuery(word, known));
    const found = indexOf(exact).search({ ...ALL_WORDS, queries }) as unknown as Found[];
    if (found.length > 0) return found;
    const titleTerms = shards.vocabulary();
    if (!titleTerms) return null;
    // A word that an indexed term answers isn't treated as a typo.
    const meant = typed.map((word) =>
      known.some((term) => answers(word, term)) ? null : meantBy(word, titleTerms),
    );
    const others = meant.flatMap((terms) => terms ?? []);
    const all = shards.termsOf([...ranges, ...others.map((term) => [term, term] as const)]);
    return (
      all &&
      searchMeant(
        indexOf(all),
        meant.map((terms, index) => terms ?? queries.slice(index, index + 1)),
      )
    );
  }

  function answer(query: string): SearchResult[] | null {
    const words = selectiveWords(query);
    if (query.trim().length < MIN_QUERY || words === '') return [];
    const found = find(words);
    if (!found) return null;
    const typed = words.split(' ');
    const shown = spread(onlyMeant(found, typed), typed, INDEX_HEAD);
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
      // Each round finds the pieces to fetch next: first terms, then the vocabulary for typos, then entries.
      while (search(query) === null) await shards.fetchMissing();
      if (!isAnswered && query.trim().length >= MIN_QUERY && !prefersReducedData()) {
        isAnswered = true;
        void shards.fetchAhead();
      }
    },
  };
});

/** Drops words too common to search for. Keeps the last word, which could be the start of a longer one. */
function selectiveWords(query: string): string {
  const words = query.split(SEPARATORS).filter(Boolean);
  return words
    .filter((word, index) => index === words.length - 1 || indexedWord(word) !== null)
    .map(folded)
    .join(' ');
}

/**
 * @param word - a word of the query
 * @param known - indexed terms, including all forms of the word
 * @returns a query for terms that start with the word, and for its other forms, which rank lower
 */
export function formsQuery(word: string, known: readonly string[]): Query {
  const forms = known.filter((term) => !term.startsWith(word) && isFormOf(word, term));
  const others: Query = {
    combineWith: 'OR',
    prefix: false,
    boostTerm: () => OTHER_FORM,
    queries: forms,
  };
  return forms.length > 0 ? { combineWith: 'OR', queries: [word, others] } : word;
}

/**
 * Finds the documents that contain all words or, if no document does, any of them. Each word is a list of
 * alternatives.
 */
function searchMeant(index: MiniSearch, meant: readonly Query[][]): Found[] {
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

/** Moves results whose title equals the query to the top of their group. */
function exactFirst(results: readonly SearchResult[], query: string): SearchResult[] {
  const misses = ({ title }: SearchResult) => Number(title.toLowerCase() !== query);
  return results.toSorted((a, b) => byGroup(a, b) || misses(a) - misses(b));
}

/** Sorts results by group, and limits the number per page and per group. */
function spread(
  found: readonly Found[],
  words: readonly string[],
  { pages, kinds, fieldLengths }: IndexHead,
): Grouped[] {
  const ofPage = new Map<number | undefined, number>();
  const ofGroup = new Map<SearchGroup, number>();
  return found
    .map((one) => {
      const kind = SEARCH_KINDS[kinds[one.id] ?? 0];
      const titleLength = fieldLengths[one.id]?.[0] ?? 0;
      return { ...one, kind, group: groupOf(kind, one.match, words, titleLength) };
    })
    .sort(byGroup)
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
