/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressTextFiles } from '../../../src/build/files/compress';

let folder: string;
const at = (name: string) => path.join(folder, name);
const text = (letter: string) => `${letter} text that is worth it. `.repeat(100);
const kept = () => fs.readdirSync(at('kept'));

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

test('texts that are worth it have two compressed files beside them', async () => {
  await compressTextFiles(at('site'));
  expectCompressed('one.html', text('A'));
  expectCompressed('same.html', text('A'));
  expect(fs.readdirSync(at('site'))).toHaveLength(4 + 2 * 2);
});

test('the next build compresses only what is new, and forgets what is gone', async () => {
  await compressTextFiles(at('site'), at('kept'));
  const before = kept();
  expect(before).toHaveLength(2);
  // It is taken as it is: were it made anew, this would be gone.
  const [compressed = ''] = before.filter((name) => name.endsWith('.gz'));
  fs.writeFileSync(path.join(at('kept'), compressed), 'as kept');
  fs.writeFileSync(at('site/new.html'), text('B'));
  await compressTextFiles(at('site'), at('kept'));
  expect(fs.readFileSync(at('site/one.html.gz'), 'utf8')).toBe('as kept');
  expectCompressed('new.html', text('B'));
  expect(kept()).toHaveLength(4);

  fs.rmSync(at('site/one.html'));
  fs.rmSync(at('site/same.html'));
  await compressTextFiles(at('site'), at('kept'));
  expect(kept().filter((name) => before.includes(name))).toEqual([]);
});

test('what an interrupted build has left half written is not taken', async () => {
  await compressTextFiles(at('site'), at('kept'));
  for (const name of kept()) {
    fs.renameSync(path.join(at('kept'), name), path.join(at('kept'), `${name}.part`));
  }
  await compressTextFiles(at('site'), at('kept'));
  expectCompressed('one.html', text('A'));
});
