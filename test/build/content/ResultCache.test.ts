import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ResultCache } from '../../../src/build/content/ResultCache';

let folder: string;
const file = () => path.join(folder, 'out/kept.txt');
const maker = () => path.join(folder, 'maker.ts');
const read = () => ResultCache.read<string[]>(file(), fs.readFileSync(maker(), 'utf8'));

/** @returns how many of some subjects were made anew in one run, which is then written */
async function madeIn(subjects: readonly string[]): Promise<string[]> {
  const kept = await read();
  const made: string[] = [];
  for (const subject of subjects) {
    const result = kept.remember(subject, () => {
      made.push(subject);
      return [subject, 'line\nof text'];
    });
    expect(result).toEqual([subject, 'line\nof text']);
  }
  await kept.write();
  return made;
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-'));
  fs.writeFileSync(maker(), 'one');
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

test('what was made in the last run is not made again', async () => {
  expect(await madeIn(['a', 'b', 'a'])).toEqual(['a', 'b']);
  expect(await madeIn(['b', 'c'])).toEqual(['c']);
});

test('what a run does not ask for is forgotten', async () => {
  await madeIn(['a', 'b']);
  await madeIn(['b']);
  expect(await madeIn(['a', 'b'])).toEqual(['a']);
});

test('where what makes them has changed, all are made anew', async () => {
  await madeIn(['a']);
  fs.writeFileSync(maker(), 'two');
  expect(await madeIn(['a'])).toEqual(['a']);
});

test('a result may be changed by whoever gets it', async () => {
  const kept = await read();
  kept.set('key', ['a']);
  kept.get('key')?.push('b');
  expect(kept.get('key')).toEqual(['a']);
});
