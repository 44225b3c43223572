/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashModules } from '../../src/build/codeHash';

let folder: string;
const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text);
const hash = (files: string[] = []) => hashModules([path.join(folder, 'entry.ts')], files);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'code-hash-'));
  fs.mkdirSync(path.join(folder, '.generated'));
  write('entry.ts', `import { twice } from './twice';\nexport const four = twice(2);\n`);
  write('twice.ts', 'export const twice = (value: number) => 2 * value;\n');
  write('data.txt', 'one');
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

test.each([
  [
    'a comment',
    'twice.ts',
    '/** Doubles. */\nexport const twice = (value: number) => 2 * value; // fast\n',
  ],
  ['white space', 'twice.ts', 'export const twice =\n\n  (value: number) => 2 * value;\n'],
  ['a type', 'twice.ts', 'export const twice = (value: 1 | 2): number => 2 * value;\n'],
  ['a file that is not imported', 'data.txt', 'two'],
])('changing %s keeps the hash', async (_what, file, text) => {
  const before = await hash();
  write(file, text);
  expect(await hash()).toBe(before);
});

test.each([
  ['the entry', 'entry.ts', `import { twice } from './twice';\nexport const six = twice(3);\n`],
  ['an imported module', 'twice.ts', 'export const twice = (value: number) => value + value;\n'],
  ['a file that the code reads', 'data.txt', 'two'],
  ['an imported package', 'entry.ts', `import { z } from 'zod';\nexport const four = z;\n`],
])('changing %s changes the hash', async (_what, file, text) => {
  const files = [path.join(folder, 'data.txt')];
  const before = await hash(files);
  write(file, text);
  expect(await hash(files)).not.toBe(before);
});

test("the hash depends on the language's texts that the code uses, and on no others", async () => {
  const figures = path.resolve('src/build/content/figures/steps/views/stackView.ts');
  const hashIn = (language: string, module: string) => {
    write('languages.yaml', `- ${language}\n`);
    const LANGUAGES_FILE = path.join(folder, 'languages.yaml');
    jest.replaceProperty(process, 'env', { ...process.env, LANGUAGES_FILE });
    return hashModules([module]);
  };
  const entry = path.join(folder, 'entry.ts');
  expect(await hashIn('de', figures)).not.toBe(await hashIn('en', figures));
  expect(await hashIn('de', entry)).toBe(await hashIn('en', entry));
});

test('generated modules are ignored and can be missing', async () => {
  write(
    'entry.ts',
    `import { LESSONS } from './.generated/lessons';\nexport const all = LESSONS;\n`,
  );
  const before = await hash();
  write('.generated/lessons.ts', 'export const LESSONS = [];\n');
  expect(await hash()).toBe(before);
});

test('code that fails to parse throws an error', async () => {
  write('twice.ts', 'export const = ;\n');
  await expect(hash()).rejects.toThrow(/twice\.ts:1:13: ERROR/);
});
