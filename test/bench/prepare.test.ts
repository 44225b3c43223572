import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareSite, withoutScripts } from './prepare';

let parent: string;
let folder: string;
let copy: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'bench-'));
  folder = path.join(parent, 'site');
  copy = path.join(parent, 'copy');
  await mkdir(folder);
});

afterEach(() => rm(parent, { recursive: true }));

test('removes external scripts however they are written', () => {
  const html = [
    '<link rel="modulepreload" crossorigin href="/a.js">',
    '<link rel="preload" as="script" href="/b.js"/>',
    '<link rel="preload" as="font" href="/c.woff2">',
    '<script type="module" crossorigin src="/a.js"></script>',
    '<script>document.title</script>',
  ].join('');
  expect(withoutScripts(html)).toBe(
    '<link rel="preload" as="font" href="/c.woff2"><script>document.title</script>',
  );
});

test('compresses the texts of a copy and adds a page for unknown addresses', async () => {
  const page = `<h1>Home</h1>${'<p>text</p>'.repeat(100)}`;
  await writeFile(path.join(folder, 'index.html'), page);
  await expect(prepareSite(folder, copy)).resolves.toBe(copy);
  await expect(readFile(path.join(copy, '404.html'), 'utf8')).resolves.toBe(page);
  expect((await readFile(path.join(copy, 'index.html.br'))).length).toBeLessThan(page.length);
});

test('serves a folder as it is if nothing is missing', async () => {
  for (const file of ['index.html', 'index.html.br', '404.html'])
    await writeFile(path.join(folder, file), '');
  await expect(prepareSite(folder, copy)).resolves.toBe(folder);
});

test('fails if there is no built site', async () => {
  await expect(prepareSite(folder, copy)).rejects.toThrow('no built site');
});
