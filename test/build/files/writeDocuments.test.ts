import type { LinkedDocument } from '../../../src/build/checks/deadLinks';
import { writeDocuments } from '../../../src/build/files/writeDocuments';

const PAGES = [
  { id: 'home', path: '/', html: '<a href="/about#team">About</a>' },
  { id: 'about', path: '/about', html: '<p id="team">' },
  { id: 'not-found', path: null, html: '<p>' },
];

let site: Map<string, string>;
/** Files that had been written when the link check started. */
let writtenBeforeCheck: string[];
let checked: readonly LinkedDocument[];

beforeEach(() => {
  site = new Map();
});

function build(pages = PAGES, check: (files: ReadonlySet<string>) => void = () => {}) {
  return writeDocuments(pages, {
    make: ({ html }) => Promise.resolve(html),
    write: async (file, html) => void site.set(file, await Promise.resolve(html)),
    remove: async (file) => void (await Promise.resolve(site.delete(file))),
    check: async (documents, files) => {
      writtenBeforeCheck = [...site.keys()];
      checked = documents;
      await Promise.resolve(check(files));
    },
  });
}

test('the document that marks a complete site is written last, after the check', async () => {
  await build();
  expect(writtenBeforeCheck).toEqual(['index.html', 'about.html', 'about/index.html']);
  expect([...site.keys()]).toEqual([...writtenBeforeCheck, '404.html']);
  expect(site.get('about/index.html')).toBe('<p id="team">');
});

test('the check receives links, ids and files of all documents', async () => {
  let files: string[] = [];
  await build(PAGES, (allFiles) => (files = [...allFiles]));
  expect(checked).toEqual([
    { path: '/', name: '/', hrefs: ['/about#team'], ids: new Set() },
    { path: '/about', name: '/about', hrefs: [], ids: new Set(['team']) },
    { path: null, name: 'not-found', hrefs: [], ids: new Set() },
  ]);
  expect(files).toEqual(['index.html', 'about.html', 'about/index.html', '404.html']);
});

test.each([
  [
    'a stringified undefined',
    [...PAGES, { id: 'a', path: '/a', html: '<p class="undefined">' }],
    /^\/a: <p/,
  ],
  ['a dead link', PAGES, /^dead$/],
])('%s removes all documents', async (_fault, pages, message) => {
  const built = build(pages, () => {
    throw new Error('dead');
  });
  await expect(built).rejects.toThrow(message);
  expect([...site.keys()]).toEqual([]);
});
