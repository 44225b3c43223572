/**
 * Tests that search, which splits its index into shards, gives the same results in the same order as a
 * single index.
 */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import MiniSearch, {
  type AsPlainObject,
  type Query,
  type SearchOptions,
  type SearchResult as MiniSearchResult,
} from 'minisearch';
import { GLOSSARY } from '../../../.generated/glossary';
import { shardsOf } from '../../../src/build/content/search/searchShards';
import { formsQuery, searchEngine } from '../../../src/search/engine/searchEngine';
import { answers, meantBy, onlyMeant } from '../../../src/search/engine/meantTerms';
import {
  byGroup,
  groupOf,
  MAX_OF_GROUP,
  type SearchGroup,
} from '../../../src/search/engine/searchGroups';
import {
  INDEX_OPTIONS,
  indexedWord,
  type SearchEntry,
  type SearchKind,
} from '../../../src/search/engine/searchModel';
import { termAddress } from '../../../src/site/addresses';
import { sample } from '../../support/sample';
import { indexFiles } from '../../support/indexFiles';

const INDEX = JSON.parse(
  fs.readFileSync(path.resolve('.generated/searchIndex.json'), 'utf8'),
) as AsPlainObject;
const mockShards = shardsOf(INDEX);
const mockFiles = indexFiles(mockShards);
const mockFetched = new Set<string>();

jest.mock('../../../.generated/searchFiles', () => ({
  get INDEX_HEAD() {
    return mockShards.head;
  },
  get INDEX_FILES() {
    return mockFiles.addresses;
  },
}));
jest.mock('../../../src/search/engine/fetchIndexFile', () => ({
  fetchIndexFile: (file: string) => {
    mockFetched.add(file);
    return mockFiles.fetchIndexFile(file);
  },
}));
// Without prefetching, each search loads only the index files it needs.
jest.mock('../../../src/site/connection', () => ({ prefersReducedData: () => true }));

// Sorts the terms in shard order, because MiniSearch orders results with equal scores by term order.
const whole = MiniSearch.loadJS(
  { ...INDEX, index: [...INDEX.index].sort(([a], [b]) => (a < b ? -1 : 1)) },
  INDEX_OPTIONS,
);
const terms = INDEX.index.map(([term]) => term);
const titleTerms = mockShards.vocabulary.split(' ');
const titles = Object.values(INDEX.storedFields as unknown as Record<string, SearchEntry>).map(
  ({ title }) => title.toLowerCase(),
);
const words = [...new Set(titles.flatMap((title) => title.match(/\p{L}{4,}/gu) ?? []))].filter(
  (word) => indexedWord(word) !== null,
);

/**
 * Returns the results from a single MiniSearch index. A word that no indexed term answers is replaced by its typo
 * corrections.
 */
function reference(query: string): string[] {
  const typed = query.split(' ');
  const meant = typed.map((word): Query[] =>
    terms.some((term) => answers(word, term))
      ? [formsQuery(word, terms)]
      : meantBy(word, titleTerms),
  );
  const queries: Query[] = meant
    .filter((words) => words.length > 0)
    .map((words) => ({ combineWith: 'OR', queries: words }));
  const options: SearchOptions = {
    prefix: true,
    tokenize: (words) => words.split(' '),
    processTerm: (word) => word,
    boost: { title: 4, headings: 2, summary: 1.5 },
  };
  const strict = whole.search(
    { combineWith: 'AND', queries: typed.map((word) => formsQuery(word, terms)) },
    options,
  );
  if (strict.length > 0) return firstOfGroups(strict, query);
  if (queries.length === meant.length) {
    const all = whole.search({ combineWith: 'AND', queries }, options);
    if (all.length > 0) return firstOfGroups(all, query);
  }
  return firstOfGroups(whole.search({ combineWith: 'OR', queries }, options), query);
}

/**
 * Sorts results by group and keeps at most three per page. A title that equals the query comes first in its
 * group.
 */
function firstOfGroups(found: readonly MiniSearchResult[], query: string): string[] {
  const page = (address: string) => address.replace(/#.*/, '');
  const words = query.split(' ');
  const shown: { address: string; kind: SearchKind; group: SearchGroup; isExact: boolean }[] = [];
  const grouped = onlyMeant(found, words).map(({ id, kind, match, address, title }) => ({
    address: String(address),
    kind: kind as SearchKind,
    group: groupOf(kind as SearchKind, match, words, INDEX.fieldLength[String(id)]?.[0] ?? 0),
    isExact: String(title).toLowerCase() === query,
  }));
  for (const one of grouped.sort(byGroup)) {
    const ofPage = shown.filter(({ address }) => page(address) === page(one.address));
    const ofGroup = shown.filter(({ group }) => group === one.group);
    if (ofPage.length < 3 && ofGroup.length < MAX_OF_GROUP[one.group]) shown.push(one);
  }
  return shown
    .slice(0, 12)
    .sort((a, b) => byGroup(a, b) || Number(b.isExact) - Number(a.isExact))
    .map(({ address }) => address);
}

async function find(query: string): Promise<string[]> {
  const engine = await searchEngine.load();
  await engine.prepare(query);
  return (engine.search(query) ?? []).map(({ address }) => address);
}

const half = (word: string) => word.slice(0, Math.ceil(word.length / 2));
const swapped = (word: string) => `${word.slice(0, 1)}${word[2]}${word[1]}${word.slice(3)}`;

test.each([
  ['whole words', (word: string) => word],
  ['prefixes', half],
  ['mistyped words', swapped],
  ['a word and a prefix', (word: string, index: number) => `${words[index + 1]} ${half(word)}`],
  ['an unknown word with a known one', (word: string) => `xyzzyq ${word}`],
])('%s give the same results as a single index, in the same order', async (_, queryOf) => {
  // Only some words of a large school are tested, because every query searches a full index twice.
  const every5th = words
    .slice(0, -1)
    .map(queryOf)
    .filter((_, index) => words.length <= 100 || index % 5 === 0);
  expect(every5th.length).toBeGreaterThan(Math.min(20, words.length - 2));
  const queries = sample(every5th, 6);
  for (const query of queries) {
    expect([query, await find(query)]).toEqual([query, reference(query)]);
  }
});

test('the first search fetches a small part of the index', async () => {
  const titlesWith = (word: string) => titles.filter((title) => title.includes(word)).length;
  const [common = '', next = ''] = words.toSorted((a, b) => titlesWith(b) - titlesWith(a));
  for (const query of [common.slice(0, 2), common, next]) {
    jest.resetModules();
    mockFetched.clear();
    const fresh = await import('../../../src/search/engine/searchEngine');
    const engine = await fresh.searchEngine.load();
    await engine.prepare(query);
    const size = [...mockFetched].reduce(
      (sum, file) => sum + brotliCompressSync(mockFiles.textOf(file)).length,
      0,
    );
    expect(engine.search(query)?.length).toBeGreaterThan(0);
    expect(size).toBeLessThan(25_000);
  }
});

test('a glossary term ranks its definition first', async () => {
  for (const { slug, term } of sample(
    GLOSSARY.terms.filter(({ term }) => /^[a-z]{4,}$/.test(term) && !titles.includes(`${term}s`)),
    20,
  )) {
    expect((await find(term)).slice(0, 2)).toContain(termAddress(slug));
  }
});
