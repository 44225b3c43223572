import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ResultCache } from '../../../../src/build/content/cache/ResultCache';

let folder: string;
const file = () => path.join(folder, 'out/results.txt');
const engine = () => path.join(folder, 'engine.ts');
const read = () => ResultCache.read<string[]>(file(), fs.readFileSync(engine(), 'utf8'));

/** Requests a result for each subject, writes the cache, and returns the subjects that weren't cached. */
async function computedIn(subjects: readonly string[]): Promise<string[]> {
  const cache = await read();
  const computed: string[] = [];
  for (const subject of subjects) {
    const result = cache.remember(subject, () => {
      computed.push(subject);
      return [subject, 'line\nof text'];
    });
    expect(result).toEqual([subject, 'line\nof text']);
  }
  await cache.write();
  return computed;
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  fs.writeFileSync(engine(), 'one');
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

test("results of the last run aren't computed again", async () => {
  expect(await computedIn(['a', 'b', 'a'])).toEqual(['a', 'b']);
  expect(await computedIn(['b', 'c'])).toEqual(['c']);
});

test("a run drops results that it didn't use", async () => {
  await computedIn(['a', 'b']);
  await computedIn(['b']);
  expect(await computedIn(['a', 'b'])).toEqual(['a']);
});

test('a changed engine invalidates all results', async () => {
  await computedIn(['a']);
  fs.writeFileSync(engine(), 'two');
  expect(await computedIn(['a'])).toEqual(['a']);
});

test("mutating a result doesn't change the cache", async () => {
  const cache = await read();
  cache.set('key', ['a']);
  cache.get('key')?.push('b');
  expect(cache.get('key')).toEqual(['a']);
});
