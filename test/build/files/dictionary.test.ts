import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDCtx, decompressUsingDict, freeDCtx } from '@bokuweb/zstd-wasm';
import { compressTextFiles } from '../../../src/build/files/compress';
import {
  compressWithDictionaries,
  DICTIONARY_FILE,
  dictionaryKey,
  writeDictionary,
} from '../../../src/build/files/dictionary';

const PAGES = [
  { id: 'home', path: '/' },
  { id: 'lesson-one', path: '/tutorials/one' },
  { id: 'lesson-two', path: '/tutorials/two' },
  { id: 'offline', path: null },
];

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dictionary-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Text that doesn't compress well on its own. */
function text(seed: string): string {
  return Array.from({ length: 60 }, (_, index) => hash(`${seed}${index}`).toString('hex')).join(
    '\n',
  );
}

const SHELL = text('shell');

function hash(contents: string | Buffer): Buffer {
  return createHash('sha256').update(contents).digest();
}

function write(name: string, contents: string): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, contents);
}

/** Writes a site whose documents share most of their text. */
function writeSite(dir: string, scripts: Record<string, string> = {}): void {
  for (const page of ['index', 'tutorials/one', 'tutorials/two', 'offline']) {
    write(`${dir}/${page}.html`, `${SHELL}<h1>${page}, ${dir}</h1>`);
  }
  write(`${dir}/assets/style.1a2b3c.css`, 'a{}');
  for (const [name, contents] of Object.entries(scripts)) write(`${dir}/assets/${name}`, contents);
}

async function compress(dir: string, from: { previous?: string; pages?: typeof PAGES } = {}) {
  const at = path.join(folder, dir);
  const pages = from.pages ?? PAGES;
  await writeDictionary(at, pages);
  await compressTextFiles(at);
  const previous = from.previous && path.join(folder, from.previous);
  await compressWithDictionaries(
    { dir: at, rootDir: at, previous: previous ? { dir: previous, rootDir: previous } : undefined },
    pages,
  );
}

const read = (name: string) => fs.readFileSync(path.join(folder, name));
const copies = () =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.dcz'))
    .sort();

/** Decompresses a copy as a browser does that has the dictionary. */
function decompress(name: string, dictionary: Buffer): string {
  const copy = read(name);
  expect(copy.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(copy.subarray(8, 40)).toEqual(hash(dictionary));
  const context = createDCtx();
  const contents = decompressUsingDict(context, copy.subarray(40), dictionary);
  freeDCtx(context);
  return Buffer.from(contents).toString();
}

test("documents are compressed against the first lesson's document", async () => {
  writeSite('site');
  await compress('site');
  const dictionary = read(`site/${DICTIONARY_FILE}`);
  expect(dictionary).toEqual(read('site/tutorials/one.html'));
  const copy = `site/tutorials/two.html.${dictionaryKey(dictionary)}.dcz`;
  expect(decompress(copy, dictionary)).toBe(read('site/tutorials/two.html').toString());
  expect(read(copy).length).toBeLessThan(read('site/tutorials/two.html.br').length / 4);
  expect(copies()).toHaveLength(PAGES.length);
});

test("without a lesson, the home page's document is the dictionary", async () => {
  writeSite('site');
  await compress('site', { pages: PAGES.slice(0, 1) });
  expect(read(`site/${DICTIONARY_FILE}`)).toEqual(read('site/index.html'));
});

test('a document that has nothing in common with the dictionary has no copy', async () => {
  writeSite('site');
  write('site/offline.html', text('something else'));
  await compress('site');
  expect(copies().filter((name) => name.includes('offline'))).toEqual([]);
});

test('changed scripts are compressed against those of the version before', async () => {
  const code = text('code');
  writeSite('before', { 'main.aaaaaa.js': code, 'same.bbbbbb.js': code });
  await compress('before');
  writeSite('site', {
    'main.cccccc.js': `${code} changed`,
    'same.bbbbbb.js': code,
    'new.dddddd.js': text('new code'),
  });
  await compress('site', { previous: 'before' });
  const dictionary = read('before/assets/main.aaaaaa.js');
  const copy = `site/assets/main.cccccc.js.${dictionaryKey(dictionary)}.dcz`;
  expect(copies().filter((name) => name.includes('assets'))).toEqual([copy]);
  expect(decompress(copy, dictionary)).toBe(`${code} changed`);
});

test('documents are also compressed against the dictionary of the version before', async () => {
  writeSite('before');
  await compress('before');
  writeSite('site');
  await compress('site', { previous: 'before' });
  const dictionary = read(`before/${DICTIONARY_FILE}`);
  const copy = `site/tutorials/two.html.${dictionaryKey(dictionary)}.dcz`;
  expect(decompress(copy, dictionary)).toBe(read('site/tutorials/two.html').toString());
});

test('documents of another language use the dictionary of the first one', async () => {
  writeSite('site');
  await compress('site');
  writeSite('site/de');
  const rootDir = path.join(folder, 'site');
  await compressTextFiles(path.join(rootDir, 'de'));
  await compressWithDictionaries({ dir: path.join(rootDir, 'de'), rootDir }, PAGES);
  const dictionary = read(`site/${DICTIONARY_FILE}`);
  const copy = `site/de/tutorials/two.html.${dictionaryKey(dictionary)}.dcz`;
  expect(decompress(copy, dictionary)).toBe(read('site/de/tutorials/two.html').toString());
});

test('the key is what nginx finds in the header', () => {
  const dictionary = Buffer.from('dictionary');
  const header = `:${hash(dictionary).toString('base64')}:`;
  expect(header).toContain(dictionaryKey(dictionary));
  expect(dictionaryKey(dictionary)).toMatch(/^[A-Za-z0-9]{8}$/);
});
