/** The search in shards against the same index as a whole: same results, same order. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import MiniSearch, {
  type AsPlainObject,
  type Query,
  type SearchOptions,
  type SearchResult as MiniSearchResult,
} from 'minisearch';
import { GLOSSARY } from '../../.generated/glossary';
import { shardsOf } from '../../src/build/content/searchShards';
import { searchEngine } from '../../src/search/searchEngine';
import { isOneTypoAway } from '../../src/search/isOneTypoAway';
import { groupOf, MAX_OF_GROUP, type SearchGroup } from '../../src/search/searchGroups';
import {
  INDEX_OPTIONS,
  indexedWord,
  type SearchEntry,
  type SearchKind,
} from '../../src/search/searchModel';
import { termAddress } from '../../src/site/addresses';
import { sample } from '../support/sample';
import { indexFiles } from '../support/indexFiles';

const INDEX = JSON.parse(
  fs.readFileSync(path.resolve('.generated/searchIndex.json'), 'utf8'),
) as AsPlainObject;
const mockShards = shardsOf(INDEX);
const mockFiles = indexFiles(mockShards);
const mockFetched = new Set<string>();

jest.mock('../../.generated/searchFiles', () => ({
  get INDEX_HEAD() {
    return mockShards.head;
  },
  get INDEX_FILES() {
    return mockFiles.addresses;
  },
}));
jest.mock('../../src/search/fetchIndexFile', () => ({
  fetchIndexFile: (file: string) => {
    mockFetched.add(file);
    return mockFiles.fetchIndexFile(file);
  },
}));
// Nothing is fetched ahead, so that each search begins with what it needs itself.
jest.mock('../../src/site/connection', () => ({ prefersReducedData: () => true }));

// Its terms in the order of the shards, by which MiniSearch orders results of the same score.
const whole = MiniSearch.loadJS(
  { ...INDEX, index: [...INDEX.index].sort(([a], [b]) => (a < b ? -1 : 1)) },
  INDEX_OPTIONS,
);
const terms = INDEX.index.map(([term]) => term);
const titleTerms = mockShards.vocabulary.split(' ');
const titles = Object.values(INDEX.storedFields as unknown as Record<string, SearchEntry>).map(
  ({ title }) => title.toLowerCase(),
);
const words = [...new Set(titles.flatMap((title) => title.match(/[a-z]{4,}/g) ?? []))].filter(
  (word) => indexedWord(word) !== null,
);

/** What MiniSearch finds in one index: all words, or what each was meant for. */
function reference(query: string): string[] {
  const typed = query.split(' ');
  const meant = typed.map((word) =>
    terms.some((term) => term.startsWith(word))
      ? [word]
      : titleTerms.filter((term) => isOneTypoAway(word, term)),
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
  const strict = whole.search(query, { ...options, combineWith: 'AND' });
  if (strict.length > 0) return firstOfGroups(strict, query);
  if (queries.length === meant.length) {
    const all = whole.search({ combineWith: 'AND', queries }, options);
    if (all.length > 0) return firstOfGroups(all, query);
  }
  return firstOfGroups(whole.search({ combineWith: 'OR', queries }, options), query);
}

/** The order of the groups, with at most three results of one page; a title of just these words is first of its group. */
function firstOfGroups(found: readonly MiniSearchResult[], query: string): string[] {
  const page = (address: string) => address.replace(/#.*/, '');
  const shown: { address: string; group: SearchGroup; isExact: boolean }[] = [];
  const grouped = found.map(({ kind, match, address, title }) => ({
    address: String(address),
    group: groupOf(kind as SearchKind, match, query.split(' ')),
    isExact: String(title).toLowerCase() === query,
  }));
  for (const one of grouped.sort((a, b) => a.group - b.group)) {
    const ofPage = shown.filter(({ address }) => page(address) === page(one.address));
    const ofGroup = shown.filter(({ group }) => group === one.group);
    if (ofPage.length < 3 && ofGroup.length < MAX_OF_GROUP[one.group]) shown.push(one);
  }
  return shown
    .slice(0, 12)
    .sort((a, b) => a.group - b.group || Number(b.isExact) - Number(a.isExact))
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
  ['beginnings', half],
  ['mistyped words', swapped],
  ['a word and a beginning', (word: string, index: number) => `${words[index + 1]} ${half(word)}`],
  ['a word that is nowhere beside one', (word: string) => `xyzzyq ${word}`],
])('%s find what one index finds, in the same order', async (_, queryOf) => {
  // Each takes two searches of a whole index.
  const every5th = words
    .slice(0, -1)
    .map(queryOf)
    .filter((_, index) => index % 5 === 0);
  expect(every5th.length).toBeGreaterThan(20);
  const queries = sample(every5th, 6);
  for (const query of queries) {
    expect([query, await find(query)]).toEqual([query, reference(query)]);
  }
});

test('a first answer fetches a small share of the index', async () => {
  for (const query of ['li', 'function', 'recursion']) {
    jest.resetModules();
    mockFetched.clear();
    const fresh = await import('../../src/search/searchEngine');
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

test('a term of the glossary leads with its definition', async () => {
  for (const { slug, term } of sample(
    GLOSSARY.terms.filter(({ term }) => /^[a-z]{4,}$/.test(term) && !titles.includes(`${term}s`)),
    20,
  )) {
    expect((await find(term)).slice(0, 2)).toContain(termAddress(slug));
  }
});
