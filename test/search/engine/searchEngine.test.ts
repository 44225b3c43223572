/** @jest-environment jsdom */
import '../../support/school/mockSchool';
import { brand } from '../../../.generated/school/brand';
import {
  searchEngine,
  type SearchEngine,
  type SearchResult,
} from '../../../src/search/engine/searchEngine';

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
  ['the start of a word', 'splic', '/tutorials/splicing'],
  ['capitals', 'HALF HITCHES', '/tutorials/half-hitches'],
  ['a missing letter', 'splcing', '/tutorials/splicing'],
  ['two swapped letters', 'varaition', '/tutorials/taking-bearings#variation'],
  ['an extra letter', 'bowlinee', '/tutorials/the-bowline'],
  ['several words, one mistyped', 'sky wether', '/courses/reading-weather'],
  ['stop words', 'what is a boat', '/#questions'],
  ['an unknown word with a known one', 'xyzzyq splicing', '/tutorials/splicing'],
  ['punctuation and spaces', '  warm, cold fronts?  ', '/tutorials/warm-and-cold-fronts'],
])('%s: "%s" finds %s first', async (_what, query, address) => {
  expect((await addresses(query))[0]).toBe(address);
});

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['one letter', 'h'],
  ['punctuation only', '?!...'],
  ['an unknown word', 'xyzzyq'],
  ['a word with two typos', 'bowliness'],
])('%s finds nothing', async (_what, query) => {
  expect(await find(query)).toEqual([]);
});

test('a common word returns 12 distinct results, at most three per page', async () => {
  const found = await find('practice');
  expect(found).toHaveLength(12);
  expect(new Set(found.map(({ id }) => id)).size).toBe(12);
  const pages = found.map(({ address }) => address.replace(/#.*/, ''));
  const counts = pages.map((page) => pages.filter((other) => other === page).length);
  expect(Math.max(...counts)).toBe(3);
});

test('a correctly spelled word does not match similar ones', async () => {
  // "tied" is one typo away from "tide".
  expect(await addresses('tied')).not.toEqual([]);
  expect((await find('tide')).flatMap(({ words }) => [...words])).toEqual(['tide']);
});

test('a stop word at the end matches as a prefix', async () => {
  expect((await find('the'))[0]?.words).toContain('then');
});

test('a result lists the words that matched', async () => {
  expect((await find('splcing'))[0]).toMatchObject({
    kind: 'lesson',
    words: new Set(['splicing']),
  });
});

test('placeholders are replaced with the brand', async () => {
  const [found] = await find('leak');
  expect(found).toMatchObject({ kind: 'question' });
  expect(found?.summary).toContain(brand.email);
  expect(found?.summary).not.toMatch(/\{(?:brand|email)\}/);
});

test('a question about the email address is not found for a brand without one', async () => {
  const { email } = brand;
  brand.email = undefined;
  const found = await find('leak wants');
  brand.email = email;
  expect(found.filter(({ kind }) => kind === 'question')).toEqual([]);
});
