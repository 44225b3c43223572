import { brand } from '../../src/brand/brand';
import { searchEngine, type SearchEngine } from '../../src/search/searchEngine';

let engine: SearchEngine;

beforeAll(async () => {
  engine = await searchEngine.load();
});

function addresses(query: string): string[] {
  return engine.search(query).map(({ address }) => address);
}

test.each([
  ['a title', 'how css decides', '/tutorials/how-css-decides'],
  ['the beginning of a word', 'recurs', '/tutorials/trees-and-recursion'],
  ['capitals', 'HASH MAPS', '/tutorials/hash-maps'],
  ['a missing letter', 'recusion', '/tutorials/trees-and-recursion'],
  ['two letters swapped', 'promsie', '/tutorials/asking-a-server#a-promise-is-a-receipt'],
  ['a letter too many', 'csss', '/tutorials/how-css-decides'],
  ['several words, one mistyped', 'machine lerning', '/courses/machine-learning'],
  ['words too common to count', 'what does it cost', '/about#questions'],
  [
    'a word nobody wrote beside one that stands',
    'xyzzyq recursion',
    '/tutorials/trees-and-recursion',
  ],
  ['punctuation and spaces', '  stacks, queues?  ', '/tutorials/stacks-and-queues'],
])('%s: "%s" finds %s first', (_what, query, address) => {
  expect(addresses(query)[0]).toBe(address);
});

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['one letter', 'h'],
  ['punctuation alone', '?!...'],
  ['a word of no language', 'xyzzyq'],
])('%s finds nothing', (_what, query) => {
  expect(engine.search(query)).toEqual([]);
});

test.each(['the', 'function', 'tree', 'a', 'web'])(
  '"%s" brings at most twelve results, and three of one page',
  (query) => {
    const found = engine.search(query);
    expect(found.length).toBeLessThanOrEqual(12);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    const pages = found.map(({ address }) => address.replace(/#.*/, ''));
    for (const page of pages)
      expect(pages.filter((other) => other === page).length).toBeLessThan(4);
  },
);

test('a right word brings no lookalikes', () => {
  for (const { words } of engine.search('hash')) {
    for (const word of words) expect(word).toMatch(/^hash/);
  }
});

test('a common word at the end is taken for the beginning of another', () => {
  expect(engine.search('the')[0]?.words).toContain('then');
});

test('a result says what was matched', () => {
  expect(engine.search('recusion')[0]).toMatchObject({
    kind: 'lesson',
    words: new Set(['recursion']),
  });
});

test('the brand is filled in, and no placeholder is left', () => {
  const questions = ['account', 'cost', 'offline', 'stored', 'contact', 'mistake', 'job']
    .flatMap((query) => engine.search(query))
    .filter(({ kind }) => kind === 'question');
  expect(questions.length).toBeGreaterThan(3);
  for (const { title, summary } of questions) {
    expect(title + summary).not.toMatch(/\{(?:brand|email)\}/);
  }
  expect(brand.name).not.toBe('');
});
