/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { compiledPages, legalPage, pageData, schoolWith, type Compiled } from './support/school';

let compiled: Compiled;

beforeAll(async () => {
  compiled = await compiledPages(schoolWith({}, ['legal', 'posts', 'careers']));
});

test('the sample pages have no mistakes', () => {
  expect(compiled.problems).toEqual([]);
});

test('without pages, the route list is empty and imports nothing', async () => {
  const { files, findings } = await compiledPages(schoolWith({}));
  expect(findings).toEqual([]);
  expect(files['documentRoutes.ts']).not.toMatch(/^import (?!type)/m);
  expect(files['documentRoutes.ts']).toMatch(/DOCUMENT_ROUTES: readonly Route\[\] = \[\s*\];/);
  expect(files['legalLinks.ts']).toMatch(/= \[\];/);
});

test('posts in folders have the name of the file as their address, newest first', () => {
  const routes = [...(compiled.files['documentRoutes.ts'] ?? '').matchAll(/'posts', '([^']+)'/g)];
  expect(routes.map(([, slug]) => slug)).toEqual(['reading-an-error', 'small-steps', 'hello']);
});

test('a post has its headings, its sections and the posts that share most tags', () => {
  const { outline, sections } = pageData(compiled, 'posts-small-steps');
  expect(outline.related.map(({ slug }) => slug)).toEqual(['reading-an-error', 'hello']);
  expect(sections.map(({ id }) => id)).toEqual(['start']);
  expect(pageData(compiled, 'posts-reading-an-error').outline).toMatchObject({
    contents: [
      { slug: 'where-was-it' },
      { slug: 'what-did-it-expect' },
      { slug: 'whats-the-smallest-change' },
    ],
    sections: [{ hasCode: false }, { hasCode: true }, { hasCode: false }, { hasCode: false }],
  });
});

test('a link to a lesson has the address of the lesson', () => {
  expect(compiled.files['documentData/posts-reading-an-error.json']).toContain(
    '"kind":"lesson","slug":"hash-maps"',
  );
});

test('a link to a page keeps its fragment', () => {
  expect(compiled.files['documentData/legal-privacy.json']).toContain(
    '"kind":"page","address":"/about#storage"',
  );
});

test('the footer links to the legal pages', () => {
  expect(compiled.files['legalLinks.ts']).toMatch(
    /"label": "Privacy",\s+"href": "\/about\/privacy"/,
  );
});

test('search finds the pages, with their text and tags, and the lists', () => {
  expect(compiled.findings.map(({ address }) => address)).toEqual([
    '/about/blog',
    '/about/careers',
    '/about/blog/reading-an-error',
    '/about/blog/small-steps',
    '/about/careers/lesson-author',
    '/about/careers/tutor',
    '/about/blog/hello',
    '/about/imprint',
    '/about/privacy',
    '/about/terms',
  ]);
  expect(compiled.findings[3]).toMatchObject({
    kind: 'page',
    within: 'Blog',
    headings: 'javascript. teaching',
    text: expect.stringContaining('plainest case') as string,
  });
});

test('a picture has its size, its caption, and copies that are not larger than the original', async () => {
  const text = '![A boat](boat.jpg "The boat in 2026")\n\n> ![A mast](mast.jpg)';
  const root = schoolWith({ 'legal/imprint.md': legalPage({ text }) });
  const images = path.join(root, 'src/school/images');
  mkdirSync(images);
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } }).jpeg();
  await picture(900, 600).toFile(path.join(images, 'boat.jpg'));
  await picture(300, 400).toFile(path.join(images, 'mast.jpg'));

  const compiled = await compiledPages(root);
  expect(compiled.problems).toEqual([]);
  const [boat, quote] = pageData(compiled, 'legal-imprint').sections[0]?.blocks ?? [];
  expect(boat).toMatchObject({
    kind: 'picture',
    alt: 'A boat',
    caption: 'The boat in 2026',
    stem: expect.stringMatching(/^\/assets\/picture-boat\.[0-9a-f]{6}$/) as string,
    widths: [480, 680],
    width: 900,
    height: 600,
  });
  expect(quote).toMatchObject({ children: [{ kind: 'picture', widths: [300] }] });
  expect(compiled.files['documentPictures.ts']).toMatch(/"boat\.jpg"[^]*"mast\.jpg"/);
});
