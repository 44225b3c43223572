/** @jest-environment jsdom */
import { buildSearchIndex } from '../../../src/build/content/search/searchIndex';
import { shardsOf } from '../../../src/build/content/search/searchShards';
import { markWords } from '../../../src/search/dialog/markWords';
import { searchEngine } from '../../../src/search/engine/searchEngine';
import type { SearchPage } from '../../../src/build/content/search/searchIndex';
import { indexFiles } from '../../support/indexFiles';

jest.mock('../../../src/texts/en/searchWords', () =>
  jest.requireActual<object>('../../../src/texts/de/searchWords'),
);

const page = (address: string, title: string, description: string): SearchPage => ({
  title,
  description,
  address: address as SearchPage['address'],
  headings: [],
});

const PAGES = [
  page('/loops', 'Die Schleife', 'Code wiederholen, der mehrmals laufen muss.'),
  page('/counter', 'Ein Zähler', 'Schleifen zählen mit, wie oft sie laufen.'),
  page('/words', 'Das Wort', 'Größen und Längen für Anfänger.'),
  page('/whole', 'Ganze Zahlen', 'Wie du rundest.'),
];

const mockShards = shardsOf(
  buildSearchIndex({
    lessons: [],
    courses: [],
    programs: [],
    questions: [],
    pages: PAGES,
    terms: [],
  }),
);
const mockFiles = indexFiles(mockShards);

jest.mock('../../../.generated/searchFiles', () => ({
  get INDEX_HEAD() {
    return mockShards.head;
  },
  get INDEX_FILES() {
    return mockFiles.addresses;
  },
}));
jest.mock('../../../src/search/engine/fetchIndexFile', () => ({
  fetchIndexFile: (file: string) => mockFiles.fetchIndexFile(file),
}));

async function find(query: string): Promise<string[]> {
  const engine = await searchEngine.load();
  await engine.prepare(query);
  return (engine.search(query) ?? []).map(({ address }) => address);
}

test.each([
  ['a word as written', 'Schleife', ['/loops', '/counter']],
  ['another form', 'Schleifen', ['/loops', '/counter']],
  ['the plural with an umlaut', 'Wörter', ['/words']],
  ['a word without its umlaut', 'grossen', ['/words']],
  ['a word without its umlaut and ß', 'Grösse', ['/words']],
  ['an unwritten compound, by its parts', 'Schleifenkopf', ['/loops', '/counter']],
  ['an unwritten compound, by its end', 'Schrittzähler', ['/counter']],
])('%s: "%s" finds %j', async (_what, query, addresses) => {
  expect((await find(query)).sort()).toEqual([...addresses].sort());
});

test('a page whose title has another form of the word comes first', async () => {
  expect((await find('Schleifen'))[0]).toBe('/loops');
});

test('common words with an umlaut are left out', async () => {
  expect(await find('für Schleife')).toEqual(await find('Schleife'));
});

test('a match without its umlaut is marked', () => {
  const marked = markWords('Größen zählen', new Set(['grossen'])).filter((piece) => piece.marked);
  expect(marked.map(({ text }) => text)).toEqual(['Größen']);
});
