/** @jest-environment jsdom */
/** Tests which page or question comes first for common queries when searching the site's own content. */
import { buildSearchIndex } from '../../../src/build/content/search/searchIndex';
import { searchPages } from '../../../src/build/content/search/searchPages';
import { shardsOf } from '../../../src/build/content/search/searchShards';
import { courses } from '../../../.generated/school/courses';
import { programs } from '../../../.generated/school/programs';
import { OWN_PAGES } from '../../../.generated/school/ownPages';
import { texts as about } from '../../../.generated/school/texts/about';
import { questions } from '../../../.generated/school/questions';
import type { Course, Question } from '../../../src/content/model';
import { brand } from '../../../.generated/school/brand';
import { searchEngine, type SearchResult } from '../../../src/search/engine/searchEngine';
import { NO_FACTS } from '../../fixtures/office/facts';
import { indexFiles } from '../../support/indexFiles';

let mockShards: ReturnType<typeof shardsOf>;
let mockFiles: ReturnType<typeof indexFiles>;
let pages: ReturnType<typeof searchPages>;

beforeAll(async () => {
  const own = OWN_PAGES.map(async ({ path, page }) => {
    const { page: facts, headings = [] } = await page.load();
    return { ...facts, path, headings };
  });
  pages = searchPages(brand, await Promise.all(own), { about }, NO_FACTS);
  mockShards = shardsOf(
    buildSearchIndex({ lessons: [], courses, programs, questions, pages, terms: [] }),
  );
  mockFiles = indexFiles(mockShards);
});

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

async function find(query: string): Promise<readonly SearchResult[]> {
  const engine = await searchEngine.load();
  await engine.prepare(query);
  return engine.search(query) ?? [];
}

const asked: readonly Question[] = questions;
const byKeyword = asked.flatMap(({ question, keywords = [] }) =>
  keywords.map((keyword) => [keyword, question] as const),
);

test('a keyword ranks its question first', async () => {
  for (const [keyword, question] of byKeyword) {
    const [first] = await find(keyword);
    expect([keyword, first]).toMatchObject([
      keyword,
      { kind: 'question', title: question, group: 0 },
    ]);
  }
});

test('a question ranks itself first', async () => {
  for (const { question } of asked) {
    expect((await find(question))[0]?.title).toBe(question);
  }
});

test("a page's title ranks the page first", async () => {
  const first = await Promise.all(pages.map(async ({ title }) => (await find(title))[0]?.title));
  expect(first).toEqual(pages.map(({ title }) => title));
});

test('groups are in order', async () => {
  const groups = (await find('javascript')).map(({ group }) => group);
  expect(groups).toEqual([...groups].sort());
});

test('"mock interview" leads to the mock interviews of a course, if one has them', async () => {
  const [first] = await find('mock interview');
  const hasMock = courses.some(({ mock }: Course) => mock !== undefined);
  expect(first?.address.endsWith('/mock-interview') ?? false).toBe(hasMock);
});

test('"contact" leads to where to write to, if there is an email address', async () => {
  const [first] = await find('contact');
  expect(first?.title === 'Contact' && first.group === 0).toBe(brand.email !== undefined);
});
