/** @jest-environment jsdom */
import '../support/school/mockSchool';
import { brand } from '../../src/brand/brand';
import { searchEngine, type SearchEngine, type SearchResult } from '../../src/search/searchEngine';

let engine: SearchEngine;

beforeAll(async () => {
  engine = await searchEngine.load();
});

async function find(query: string): Promise<readonly SearchResult[]> {
  await engine.prepare(query);
  return engine.search(query) ?? [];
}

async function addresses(query: string): Promise<string[]> {
  return (await find(query)).map(({ address }) => address);
}

test.each([
  ['a title', 'naming clouds', '/tutorials/naming-clouds'],
  ['the beginning of a word', 'splic', '/tutorials/splicing'],
  ['capitals', 'HALF HITCHES', '/tutorials/half-hitches'],
  ['a missing letter', 'splcing', '/tutorials/splicing'],
  ['two letters swapped', 'varaition', '/tutorials/taking-bearings#variation'],
  ['a letter too many', 'bowlinee', '/tutorials/the-bowline'],
  ['several words, one mistyped', 'sky wether', '/courses/reading-weather'],
  ['words too common to count', 'what is a boat', '/#questions'],
  ['a word nobody wrote beside one that is there', 'xyzzyq splicing', '/tutorials/splicing'],
  ['punctuation and spaces', '  warm, cold fronts?  ', '/tutorials/warm-and-cold-fronts'],
])('%s: "%s" finds %s first', async (_what, query, address) => {
  expect((await addresses(query))[0]).toBe(address);
});

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['one letter', 'h'],
  ['punctuation alone', '?!...'],
  ['a word of no language', 'xyzzyq'],
  ['two typos in a word', 'bowliness'],
])('%s finds nothing', async (_what, query) => {
  expect(await find(query)).toEqual([]);
});

test('what is on many pages brings twelve results, each once, and at most three of one page', async () => {
  const found = await find('practice');
  expect(found).toHaveLength(12);
  expect(new Set(found.map(({ id }) => id)).size).toBe(12);
  const pages = found.map(({ address }) => address.replace(/#.*/, ''));
  const counts = pages.map((page) => pages.filter((other) => other === page).length);
  expect(Math.max(...counts)).toBe(3);
});

test('a right word brings no lookalikes', async () => {
  // "tied" is only two letters away.
  expect(await addresses('tied')).not.toEqual([]);
  expect((await find('tide')).flatMap(({ words }) => [...words])).toEqual(['tide']);
});

test('a common word at the end is taken for the beginning of another', async () => {
  expect((await find('the'))[0]?.words).toContain('then');
});

test('a result says what was matched', async () => {
  expect((await find('splcing'))[0]).toMatchObject({
    kind: 'lesson',
    words: new Set(['splicing']),
  });
});

test('the brand is filled in, and no placeholder is left', async () => {
  const [found] = await find('leak');
  expect(found).toMatchObject({ kind: 'question' });
  expect(found?.summary).toContain(brand.email);
  expect(found?.summary).not.toMatch(/\{(?:brand|email)\}/);
});

test('what asks to write to a brand without an address is not found', async () => {
  const { email } = brand;
  brand.email = undefined;
  const found = await find('leak wants');
  brand.email = email;
  expect(found.filter(({ kind }) => kind === 'question')).toEqual([]);
});
