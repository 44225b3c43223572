import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressTextFiles } from '../../../src/build/files/compress';

let folder: string;
const at = (name: string) => path.join(folder, name);
const text = (letter: string) => `${letter} text worth compressing. `.repeat(100);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
  fs.mkdirSync(at('site'));
  fs.writeFileSync(at('site/one.html'), text('A'));
  fs.writeFileSync(at('site/same.html'), text('A'));
  fs.writeFileSync(at('site/small.txt'), 'short');
  fs.writeFileSync(at('site/picture.png'), text('A'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

function expectCompressed(name: string, contents: string) {
  expect(brotliDecompressSync(fs.readFileSync(at(`site/${name}.br`))).toString()).toBe(contents);
  expect(gunzipSync(fs.readFileSync(at(`site/${name}.gz`))).toString()).toBe(contents);
}

test('large text files get a .br and a .gz version', async () => {
  await compressTextFiles(at('site'));
  expectCompressed('one.html', text('A'));
  expectCompressed('same.html', text('A'));
  expect(fs.readdirSync(at('site'))).toHaveLength(4 + 2 * 2);
});

test('it reports its progress', async () => {
  const reports: string[] = [];
  await compressTextFiles(at('site'), (text) => reports.push(text));
  expect(reports.at(-1)).toBe('2 of 2 texts');
});
